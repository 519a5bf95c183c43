import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { BookingTotal } from "./booking-total.tsx";

test("staff see what a guest was told who let them choose the room", () => {
  const show = (more: object) => {
    const booking = { total: null, paid: 0, ...more } as unknown as Booking;
    return renderToStaticMarkup(<BookingTotal booking={booking} />).replace(/<[^>]+>/g, "|");
  };
  expect(show({ toldFrom: 12_000 })).toContain("|No total yet||told: from ₹12,000|");
  expect(show({})).not.toContain("told");
});
