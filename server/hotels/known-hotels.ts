import type { Hotel } from "#contract/hotels.ts";
import type { Services } from "../services.ts";
import { type HotelRow, presentHotels } from "./present-hotels.ts";

/** A hotel with its pictures takes some kilobytes. */
const mostKnown = 500;

/**
 * Hotels as the contract has them, each put together once for a version of the content, whichever lists it is in.
 * Returns what presents rows that are read after it: a row that was read before could be older than the version under
 * which it would be kept. Not within a transaction, whose own changes nobody else may see yet.
 */
export async function knownHotelsNow({
  db,
  clock,
  knownHotels,
}: Pick<Services, "db" | "clock" | "knownHotels">): Promise<(rows: readonly HotelRow[]) => Promise<Hotel[]>> {
  // Their lowest rates leave out seasons that are over, by the database's own day.
  const day = clock.now().toISOString().slice(0, 10);
  const known = await knownHotels.get(async () => new Map<number, Hotel>(), day);
  return async (rows) => {
    const found = new Map(rows.flatMap(({ id }) => known.get(id) ?? []).map((hotel) => [hotel.id, hotel]));
    const others = await presentHotels(
      db.executor,
      rows.filter(({ id }) => !found.has(id)),
    );
    if (known.size + others.length > mostKnown) known.clear();
    for (const hotel of others) {
      known.set(hotel.id, hotel);
      found.set(hotel.id, hotel);
    }
    return rows.flatMap(({ id }) => found.get(id) ?? []);
  };
}
