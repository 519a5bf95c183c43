// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { BookingTotal } from "./booking-total.tsx";

afterEach(cleanup);

test("staff see what a guest was told who let them choose the room", () => {
  const show = (more: object, company: object = { taxes: "" }) => {
    const booking = { total: null, paid: 0, ...more } as unknown as Booking;
    const routes = [
      { id: "root", path: "/", loader: () => null, element: <BookingTotal booking={booking} /> },
    ];
    const hydrationData = { loaderData: { root: { company } } };
    const { container } = render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
    return [...container.querySelectorAll("span")].map(({ textContent }) => textContent);
  };
  expect(show({ toldFrom: 12_000 })).toEqual(["No total yet", "told: from ₹12,000"]);
  const extra = { taxes: "extra", addsTax: true };
  expect(show({ toldFrom: 12_000 }, extra)).toContain("told: from ₹12,000 + taxes");
  expect(show({ toldFrom: 12_600, isToldWithTax: true }, extra)).toContain(
    "told: from ₹12,600, taxes included",
  );
  expect(show({})).toEqual(["No total yet"]);
});
