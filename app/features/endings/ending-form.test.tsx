// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { EndingForm } from "./ending-form.tsx";

afterEach(cleanup);

const quote = { total: 22_200, paid: 5000, charge: 11_100, due: 6100, over: 0 };

function textFor(email: string): string {
  const booking = { id: 1, version: 3, email, cancelAskedAt: null } as unknown as Booking;
  const element = (
    <EndingForm booking={booking} quotes={[{ ending: "Cancelled", quote }]} refusal={undefined} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  return document.body.textContent;
}

test("only a guest with an e-mail address is said to be told by e-mail", () => {
  expect(textFor("meera@example.com")).toContain("the guest is told by e-mail");
  cleanup();
  const without = textFor("");
  expect(without).not.toContain("told by e-mail");
  expect(without).toContain("The guest left no e-mail address: tell them by WhatsApp or telephone.");
});
