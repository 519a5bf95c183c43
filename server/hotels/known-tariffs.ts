import { type Month, monthOf } from "#contract/rules/month.ts";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { roomsOfHotels } from "../tariffs/priced-rooms.queries.ts";
import { type HouseTariff, readTariffs, type SoldRoom } from "../tariffs/tariffs.ts";

/** Size of the cache: a hotel's prices of some months take some kilobytes. */
const mostKnown = 500;

type Stay = { arrival: CalendarDate; departure: CalendarDate };

/**
 * The room types of hotels with their prices over the stay, by hotel. They are cached by version of the content and
 * month of arrival. Not within a transaction.
 */
export async function readCachedTariffs(
  { db, soldRooms }: Pick<Services, "db" | "soldRooms">,
  hotelIds: readonly number[],
  { arrival }: Stay,
): Promise<Map<number, SoldRoom[]>> {
  const month = monthOf(arrival);
  const cached = await soldRooms.get(async () => new Map<number, SoldRoom[]>(), month);
  const found = new Map(hotelIds.flatMap((id) => (cached.has(id) ? [[id, cached.get(id) ?? []]] : [])));
  const missing = hotelIds.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const others = await readRooms(db.executor, missing, month);
  if (cached.size + missing.length > mostKnown) cached.clear();
  for (const id of missing) {
    cached.set(id, others.get(id) ?? []);
    found.set(id, others.get(id) ?? []);
  }
  return found;
}

async function readRooms(
  db: Executor,
  hotelIds: readonly number[],
  month: Month,
): Promise<Map<number, SoldRoom[]>> {
  const rooms = await roomsOfHotels(db, hotelIds);
  const nights = { arrival: `${month}-01`, departure: addDays(`${month}-01`, 31 + longestStay) };
  const tariffs = new Map((await readTariffs(db, rooms, nights)).map((tariff) => [tariff.roomId, tariff]));
  const ofHotel = Map.groupBy(rooms, ({ hotel_id }) => hotel_id);
  return new Map(
    [...ofHotel].map(([hotelId, ofOne]) => [
      hotelId,
      ofOne.flatMap(({ id, units }) => {
        const tariff = tariffs.get(id);
        return tariff ? [{ id, units, tariff }] : [];
      }),
    ]),
  );
}

/** The tariff with only those periods that can price a night of `[arrival, departure)`. */
export function tariffDuring(tariff: HouseTariff, { arrival, departure }: Stay): HouseTariff {
  const periods = tariff.periods.filter(
    ({ from, to, isYearly }) => from < departure && (isYearly || to > arrival),
  );
  return { ...tariff, periods };
}
