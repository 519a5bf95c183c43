import type { Booking } from "#contract/bookings.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** Of these stays, those that still keep rooms from others. */
export function holdingRooms(stays: readonly Booking[], today: CalendarDate): Booking[] {
  return stays.filter(({ status, checkOutDate }) => status === "Accepted" && checkOutDate > today);
}
