import { payableNow } from "#contract/rules/payable.ts";
import type { BookingRow } from "../bookings/bookings.queries.ts";
import { moneyOfBooking, presentPolicy } from "../stay-terms/present-money.ts";

/** The amounts that a guest can pay now, in whole rupees. */
export function payableOf(booking: BookingRow): number[] {
  const policy = presentPolicy(booking);
  if (!policy) return [];
  const { status } = booking;
  return payableNow({ status, ...moneyOfBooking(booking), advance: policy.advance }).map(
    ({ amount }) => amount,
  );
}
