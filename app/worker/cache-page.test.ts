import { expect, test } from "vitest";
import { placeOf } from "./cache-page.ts";

test("a guest's own page is kept among the guest's own, however its address is written", () => {
  const kindOf = (path: string) => placeOf(new URL(path, "https://agency.example")).kind;
  expect(["/booking-status/key", "/Booking-Status/key?sent", "/BOOKING-STATUS/key"].map(kindOf)).toEqual([
    "own",
    "own",
    "own",
  ]);
  expect(["/hotels", "/booking/1", "/booking-status"].map(kindOf)).toEqual(["pages", "pages", "pages"]);
});
