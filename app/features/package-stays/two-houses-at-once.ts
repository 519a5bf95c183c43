import type { Booking } from "#contract/bookings.ts";
import { daysInWords, shortDate } from "#contract/rules/dates.ts";
import { addDays } from "#contract/rules/stay.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";

type Stay = Pick<Booking, "status" | "hotel" | "hotelId" | "checkInDate" | "checkOutDate">;

/** Where stays of one package keep rooms in two houses for the same nights: `Both on 3 Jun: Gulshan and Chinar`. */
export function twoHousesAtOnce(stays: readonly Stay[]): string[] {
  const held = stays.filter(({ status }) => holdsRooms(status));
  const lines = held.flatMap((one, index) =>
    held
      .slice(index + 1)
      .filter(({ hotelId }) => hotelId !== one.hotelId)
      .flatMap((other) => {
        const nights = nightsOfBoth(one, other);
        return nights ? `Both on ${nights}: ${one.hotel} and ${other.hotel}` : [];
      }),
  );
  return [...new Set(lines)];
}

function nightsOfBoth(one: Stay, other: Stay): string | undefined {
  const first = one.checkInDate > other.checkInDate ? one.checkInDate : other.checkInDate;
  const last = addDays(one.checkOutDate < other.checkOutDate ? one.checkOutDate : other.checkOutDate, -1);
  if (first > last) return undefined;
  return first === last ? shortDate(first) : daysInWords(first, last);
}
