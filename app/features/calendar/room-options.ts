import type { CalendarRoom } from "#contract/calendar.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";

/** The room types of a hotel to choose from. */
export function roomOptions(rooms: readonly CalendarRoom[]) {
  return rooms.map(({ roomId, roomType, rentPerNight, maxAdults, maxChild }) => ({
    value: roomId,
    label: `${roomType}, ${formatRupees(rentPerNight)}, sleeps ${describeParty(maxAdults, maxChild)}`,
  }));
}
