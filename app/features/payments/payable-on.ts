import type { Booking } from "#contract/bookings.ts";
import { type Payable, payableNow } from "#contract/rules/payable.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

type Owing = Pick<Booking, "status" | "ending" | "due" | "paid" | "policy" | "checkInDate">;

/** What a guest can pay for a stay on that day: from the day of arrival on the advance is no payment of its own any more. */
export function payableOn(today: CalendarDate, booking: Owing): Payable[] {
  const isAhead = today < booking.checkInDate;
  return payableNow({ ...booking, advance: isAhead ? (booking.policy?.advance ?? null) : null });
}
