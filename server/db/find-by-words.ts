import { sql } from "kysely";
import { type Matches, matchesAmong, mostFound, upToMost } from "./matches.ts";
import { type Direction, type Reader, sortIds } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { indexOf, matchesIndex } from "./searched-index.ts";
import type { SearchPlan } from "./searched-list.ts";

/** Index entries looked at first: more than are counted, because some are not in the list. */
const mostIndexedFirst = 120;
/** Where fewer of these are in the list, records of the list are looked at too: more of these may have the words. */
const rarelyListed = 12;
const mostListedFirst = 200;
/** Entries, or records, looked at then, and where they are too few for the page. */
const mostLookedAt = 1000;
const mostLookedAtLast = 5000;
/** A list of so few records is itself looked through. */
const veryFewRecords = 500;

/** A number of so many digits is in fewer records than a name, unless they all have it, as a year. */
const number = /^\d{4,}$/;

/**
 * SQLite: finds the matches of a search by its index of words, and where few of these are in the list by the list: all of
 * them, or the first in the order of their ids. `enough` of them end a long look.
 */
export async function findByWords(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  enough: number,
): Promise<Matches> {
  const numbers = plan.own.filter((word) => number.test(word));
  if (numbers.length > 0 && numbers.length < plan.own.length) {
    const found = await look(db, { ...plan, own: numbers }, reader, direction, enough);
    if (found.isAll) return found;
  }
  return look(db, plan, reader, direction, enough);
}

async function look(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  enough: number,
): Promise<Matches> {
  const { condition } = plan;
  const named = await firstIndexed(db, reader, plan.own, direction);
  const some = await matchesAmong(db, named, plan, { reader, limit: mostIndexedFirst });
  if (named.length < mostIndexedFirst || some.length > mostFound) return upToMost(sortIds(some, direction));
  if (!(await reader.hasMore([], veryFewRecords)))
    return upToMost(await reader.byId([condition], direction, mostFound + 1));

  const inIndex = async (looked: number, limit: number): Promise<Matches> => {
    const index = { entries: indexOf(reader), isMatch: matchesIndex(reader, plan.own) };
    const ids = await reader.firstOfIndex(index, [condition], direction, looked, limit);
    return { ids, isAll: ids.length < limit && !(await indexHasMore(db, plan, reader, looked)) };
  };
  const inList = async (looked: number, limit: number): Promise<Matches> => {
    const ids = await reader.nearById(condition, direction, looked);
    return { ids: ids.slice(0, limit), isAll: ids.length < limit && !(await reader.hasMore([], looked)) };
  };
  const isRare = some.length < rarelyListed;
  const listed = isRare ? await inList(mostListedFirst, mostFound + 1) : undefined;
  if (listed && listed.ids.length >= enough) return listed;
  const isSoonerInList = listed && listed.ids.length * mostIndexedFirst > some.length * mostListedFirst;
  const lookIn = isSoonerInList ? inList : inIndex;
  const found = await lookIn(mostLookedAt, mostFound + 1);
  if (found.isAll || found.ids.length >= enough) return found;
  return lookIn(mostLookedAtLast, Math.min(enough, mostFound + 1));
}

/** Whether more than `limit` entries of SQLite's index match the words. */
export async function indexHasMore(
  db: Executor,
  { own }: SearchPlan,
  reader: Reader,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`
    select rowid as id from ${indexOf(reader)} where ${matchesIndex(reader, own)} limit 1 offset ${limit}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The first ids of SQLite's index that match the words. */
async function firstIndexed(db: Executor, reader: Reader, words: readonly string[], direction: Direction) {
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${indexOf(reader)} where ${matchesIndex(reader, words)}
    order by rowid ${sql.raw(direction)} limit ${mostIndexedFirst}`.execute(db);
  return rows.map(({ id }) => id);
}
