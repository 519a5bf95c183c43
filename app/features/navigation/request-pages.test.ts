import { expect, test } from "vitest";
import { requestAt } from "./request-pages.ts";

const at = (address: string) => requestAt(new URL(address, "https://example.com"));

test("a request is opened by its list and the calendar, however their path is written", () => {
  for (const path of ["/control/queries", "/control/queries/", "/Control/Queries"])
    expect(at(`${path}?view=8`)).toEqual({ kind: "queries", id: 8 });
  for (const path of ["/control/calendar", "/CONTROL/calendar/"])
    expect(at(`${path}?stay=8`)).toEqual({ kind: "bookings", id: 8 });
});

test("other addresses open none", () => {
  for (const address of ["/control/queries", "/control/queries?view=", "/control/queries?view=-1"])
    expect(at(address)).toBeUndefined();
  for (const address of ["/control/packages?view=8", "/control/calendar?view=8", "/control/queries?stay=8"])
    expect(at(address)).toBeUndefined();
});
