import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { weekdayNames } from "#contract/rules/rates.ts";
import { addDays } from "#contract/rules/stay.ts";
import { writeHouses } from "#app/features/hotels/write-houses.ts";
import { readRoomTypes } from "#app/features/rooms/read-room-types.ts";
import { readAll } from "#app/read-all.ts";

/** A rent of weekends is a row of its own. */
const columns = importFields.prices.filter(({ name }) => name !== "weekendRent");

/** The seasons' prices of all houses as CSV: a row for each price of a room type that is there. */
export function writePrices(api: Client) {
  return writeHouses(api, columns, async ({ id: hotelId, hotelName }) => {
    const rooms = new Map((await readRoomTypes(api, hotelId)).map((room) => [room.id, room]));
    const prices = await readAll((page) =>
      api.ratePeriods.list({ query: { hotelId, direction: "asc", limit: largestPage, page } }),
    );
    return prices.flatMap((price) => {
      const room = rooms.get(price.roomId);
      if (!room) return [];
      const { roomType, roomNumber } = room;
      return [{ hotelName, roomType, roomNumber, ...ofPrice(price) }];
    });
  });
}

/** Who has set a price has confirmed it. */
function ofPrice({ weekdays, to, isYearly, ...price }: RatePeriodShown) {
  const { name, from, rentPerNight, minNights } = price;
  return {
    name,
    from,
    rentPerNight,
    minNights,
    to: addDays(to, -1),
    weekdays:
      weekdays.length === weekdayNames.length ? "" : weekdays.map((day) => weekdayNames[day - 1]).join(", "),
    isYearly: isYearly ? "yes" : "no",
    confirm: "yes",
  };
}
