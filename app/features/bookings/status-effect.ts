import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { bookingStatuses, holdsRooms } from "#contract/rules/status.ts";
import { countOf } from "#contract/rules/text.ts";

/** What a change of status does to the nights of the house, in a sentence for the desk. */
export function statusEffect(booking: Booking, chosen: string): string {
  const status = bookingStatuses.find((one) => one === chosen) ?? booking.status;
  const holds = holdsRooms(booking.status);
  const willHold = holdsRooms(status);
  const rooms = booking.rooms === 1 ? "" : ` in ${countOf(booking.rooms, "room")}`;
  const nights = `${countOf(booking.nights, "night")}${rooms} (${dateRange(booking.checkInDate, booking.checkOutDate)})`;
  if (!holds && willHold) return `This takes ${nights} at ${booking.hotel}.`;
  if (holds && !willHold) return `This gives ${nights} at ${booking.hotel} back.`;
  if (holds) return `It holds ${nights}; that stays so.`;
  return "It holds no nights; that stays so.";
}
