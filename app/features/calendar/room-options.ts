import { formatRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import type { HouseRoom } from "./open-record.ts";

/** The room types of a hotel to choose from. */
export function roomOptions(rooms: readonly HouseRoom[]) {
  return rooms.map(({ roomId, roomType, rentPerNight, maxAdults, maxChild }) => ({
    value: roomId,
    label: `${roomType}, ${formatRupees(rentPerNight)}, sleeps ${describeParty(maxAdults, maxChild)}`,
  }));
}
