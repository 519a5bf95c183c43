import type { Availability } from "#contract/availability.ts";
import { isTaxAdded } from "#contract/rules/added-tax.ts";
import { toRupees } from "#contract/rules/money.ts";
import { nightRates } from "#contract/rules/rates.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { TaxRules } from "#contract/rules/tax.ts";
import type { Executor } from "../db/open.ts";
import { costsMore, offeredChoices } from "../tariffs/offered.ts";
import { occupancy } from "../tariffs/party-in-room.ts";
import { lowestStayTotal } from "../tariffs/stay-rates.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { leastNights } from "../tariffs/wishes.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";
import { nightsShortOf, readFreeNights } from "../room-nights/free-nights.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

/** Free rooms of each type of a hotel over the whole stay, the cheapest type first. */
export async function readAvailability(
  db: Executor,
  hotelId: number,
  stay: Stay,
  { audience, tax }: { audience: "guest" | "staff"; tax: TaxRules | undefined },
): Promise<Availability[]> {
  const rooms = await roomsOfHotel(db, hotelId);
  const free = new Map((await readFreeNights(db, rooms, stay)).map(({ room, nights }) => [room.id, nights]));
  const tariffs = await readTariffs(db, rooms, stay);
  const dates = nightsOf(stay.arrival, stay.departure);
  return tariffs
    .map((tariff, index) => {
      const nights = nightRates(tariff.rackRate, tariff.periods, dates);
      const rents = nights.map(({ rate }) => rate);
      const total = rents.reduce((sum, rent) => sum + rent, 0);
      const lowestTotal = lowestStayTotal(tariff, stay);
      const freeNights = free.get(tariff.roomId) ?? [];
      const soldOn = nightsShortOf(freeNights, 1);
      return {
        roomId: tariff.roomId,
        roomType: tariff.roomType,
        free: Math.min(...freeNights.map((night) => night.free)),
        rentPerNight: toRupees(Math.min(...rents)),
        nights: nights.length,
        total: toRupees(total),
        least: lowestTotal > total ? toRupees(lowestTotal) : undefined,
        soldOn: soldOn.length > 0 ? soldOn : undefined,
        ...(rooms[index] ? occupancy(rooms[index]) : { maxAdults: 0, maxChild: 0 }),
        nightly: nights.map(({ night, rate, name }) => ({ date: night, rent: toRupees(rate), name })),
        minNights: leastNights(tariff, stay)?.minNights,
        offered: costsMore(tariff, dates, audience) ? offeredChoices(tariff, dates, audience) : undefined,
        isTaxed: isTaxAdded(tax, stay.arrival) ? (true as const) : undefined,
      };
    })
    .sort((a, b) => a.total - b.total);
}
