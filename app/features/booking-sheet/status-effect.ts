import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { bookingStatuses } from "#contract/rules/status.ts";
import { type NightsEffect, nightsEffect } from "#contract/rules/status-changes.ts";
import { countOf } from "#contract/rules/text.ts";

const sentences: Record<NightsEffect, (nights: string, hotel: string) => string> = {
  none: () => "It holds no nights; that stays so.",
  take: (nights, hotel) => `This takes ${nights} at ${hotel}.`,
  keep: (nights) => `It holds ${nights}; that stays so.`,
  release: (nights, hotel) => `This gives ${nights} at ${hotel} back.`,
};

/** What a change of status does to the booking's nights, in a sentence for staff. */
export function statusEffect(booking: Booking, chosen: string): string {
  const status = bookingStatuses.find((one) => one === chosen) ?? booking.status;
  const rooms = booking.rooms === 1 ? "" : ` in ${countOf(booking.rooms, "room")}`;
  const nights = `${countOf(booking.nights, "night")}${rooms} (${dateRange(booking.checkInDate, booking.checkOutDate)})`;
  return sentences[nightsEffect(booking.status, status)](nights, booking.hotel);
}
