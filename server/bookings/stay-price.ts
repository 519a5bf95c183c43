import { nightsBetween } from "#contract/rules/stay.ts";
import type { BookingRow } from "./bookings.queries.ts";
import type { Allocation } from "./find-free-rooms.ts";
import type { Stay } from "./stay.ts";

/** What a stay costs, in paise, at today's rent. */
export function stayPrice({ room, rooms }: Allocation, { arrival, departure }: Stay): number {
  return room.rent_paise * rooms * nightsBetween(arrival, departure);
}

/** In paise. The price told to the guest stays as long as rooms and nights do, also when the rent has changed. */
export function changedPrice(booking: BookingRow, allocation: Allocation, stay: Stay): number {
  const isSameStay =
    booking.room_id === allocation.room.id &&
    booking.rooms === allocation.rooms &&
    booking.arrival === stay.arrival &&
    booking.departure === stay.departure;
  return isSameStay && booking.total_paise !== null ? booking.total_paise : stayPrice(allocation, stay);
}
