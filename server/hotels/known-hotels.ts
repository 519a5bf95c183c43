import type { Hotel } from "#contract/hotels.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Services } from "../services.ts";
import { readHotels } from "./hotels.queries.ts";
import { presentHotels } from "./present-hotels.ts";

/** Size of the cache: a hotel with its pictures takes some kilobytes. */
const mostKnown = 500;

/**
 * Hotels as the contract has them, in the order of their ids, each put together once for a version of the content,
 * whichever lists it is in: their rows are read after the version, else an old row could be cached under a newer one. Not
 * within a transaction, whose own changes nobody else may see yet.
 */
export async function presentCachedHotels(
  { db, clock, knownHotels }: Pick<Services, "db" | "clock" | "knownHotels">,
  ids: readonly number[],
): Promise<Hotel[]> {
  // Their lowest rates leave out past seasons.
  const today = todayInKashmir(clock.now());
  const cachedHotels = await knownHotels.get(async () => new Map<number, Hotel>(), today);
  const found = new Map(ids.flatMap((id) => cachedHotels.get(id) ?? []).map((hotel) => [hotel.id, hotel]));
  const missing = ids.filter((id) => !found.has(id));
  const others = await presentHotels(db.executor, await readHotels(db.executor, missing), today);
  if (cachedHotels.size + others.length > mostKnown) cachedHotels.clear();
  for (const hotel of others) {
    cachedHotels.set(hotel.id, hotel);
    found.set(hotel.id, hotel);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
