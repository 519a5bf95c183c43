import type { Client } from "#contract/client.ts";
import type { Room } from "#contract/rooms.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import { orNothing } from "#app/reply.ts";
import type { OfferedRoom } from "./structured-data.ts";

/** For so many nights ahead an offer is told to search engines. */
const nightsAhead = 30;

/** What each room type of a house costs on its cheapest night of the next weeks; none where that cannot be read. */
export async function readRoomOffers(
  api: Client,
  hotelId: number,
  rooms: readonly Room[],
  today: CalendarDate,
): Promise<OfferedRoom[]> {
  const until = addDays(today, nightsAhead);
  const query = { hotelId, checkInDate: today, checkOutDate: until };
  const told = orNothing(await api.availability.list({ query })) ?? [];
  return told.flatMap(({ roomId, roomType, rentPerNight }) => {
    const room = rooms.find(({ id }) => id === roomId);
    return room
      ? [
          {
            roomType,
            beds: room.noBeds,
            adults: room.maxAdults,
            rent: rentPerNight,
            until: addDays(until, -1),
          },
        ]
      : [];
  });
}
