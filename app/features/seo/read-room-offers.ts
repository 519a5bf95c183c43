import type { Client } from "#contract/client.ts";
import type { Room } from "#contract/rooms.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import { dataOrNull } from "#app/reply.ts";
import type { OfferedRoom } from "./structured-data.ts";

/** Nights ahead within which offers are looked for. */
const nightsAhead = 30;

/**
 * The cheapest free night of each room type in the next weeks, for search engines. Types that are sold out are left out;
 * empty when the nights cannot be read.
 */
export async function readRoomOffers(
  api: Client,
  hotelId: number,
  rooms: readonly Room[],
  today: CalendarDate,
): Promise<OfferedRoom[]> {
  const until = addDays(today, nightsAhead);
  const query = { hotelId, checkInDate: today, checkOutDate: until };
  const offers = dataOrNull(await api.availability.list({ query })) ?? [];
  return offers.flatMap(({ roomId, roomType, nightly, soldOn = [] }) => {
    const room = rooms.find(({ id }) => id === roomId);
    const free = nightly.filter(({ date }) => !soldOn.includes(date));
    return room && free.length > 0
      ? [
          {
            roomType,
            beds: room.noBeds,
            adults: room.maxAdults,
            rent: Math.min(...free.map(({ rent }) => rent)),
            until: addDays(until, -1),
          },
        ]
      : [];
  });
}
