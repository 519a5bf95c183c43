import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import { findByParents, isByFewParents } from "./find-by-parents.ts";
import type { Direction, Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { haveOwnWords, indexOf, matchesIndex, parentKeyOf } from "./searched-index.ts";
import type { SearchPlan } from "./searched-list.ts";

/** Matches are found by an index and counted up to this number; beyond it the list says "more than". */
export const mostFound = 100;
/** Index entries looked at first: more than are counted, because some are not in the list. */
const mostIndexedFirst = 120;
/** Then, where few of these are in the list, and where too few for the page are. */
const mostIndexed = 1000;
const mostIndexedLast = 5000;
/** Index entries read beside the records of the hotels or packages that have the word. */
const mostIndexedOfWord = 1000;
/** A list of so few records is itself looked through: at once, and where few of all index entries are in it. */
const veryFewRecords = 500;
const fewRecords = 20_000;

/** A number of so many digits is in fewer records than a name, unless they all have it, as a year. */
const number = /^\d{4,}$/;

/** An estimate looks at so many of the oldest and newest records; `farMore` times the limit is surely above it. */
const mostAtEachEnd = 100;
const farMore = 10;

type Found = { ids: number[]; isAll: boolean };

/**
 * Finds the matches of a search by an index: all of them, or, where there are more than `mostFound`, some; in the order
 * of their ids where `isOrdered`. `enough` of them end a long look.
 */
export async function findSome(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  enough: number,
): Promise<Found> {
  if (isByFewParents(plan, reader)) return upTo(await findNewest(db, plan, reader, direction, mostFound + 1));
  if (engineOf(db) === "postgres") return upTo(await reader.some([plan.condition], mostFound + 1));
  if (plan.by === "parents") return findByParentsOrWords(db, plan, reader);
  const numbers = plan.own.filter((word) => number.test(word));
  if (numbers.length > 0 && numbers.length < plan.own.length) {
    const found = await findByWords(db, { ...plan, own: numbers }, reader, direction, enough);
    if (found.isAll) return found;
  }
  return findByWords(db, plan, reader, direction, enough);
}

/** The same by SQLite's index of words. */
async function findByWords(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  enough: number,
): Promise<Found> {
  const named = await firstIndexed(db, reader, plan.own, direction);
  const some = sortIds(await matching(db, named, plan, { reader, limit: mostIndexedFirst }), direction);
  if (named.length < mostIndexedFirst || some.length > mostFound) return upTo(some);
  const { condition } = plan;
  if (!(await reader.hasMore([], veryFewRecords)))
    return upTo(await reader.byId([condition], direction, mostFound + 1));
  const entries: [RawBuilder<unknown>, RawBuilder<boolean>] = [
    indexOf(reader),
    matchesIndex(reader, plan.own),
  ];
  const look = async (looked: number, limit: number) => {
    const ids = await reader.firstOfIndex(entries, [condition], direction, looked, limit);
    return { ids, isAll: ids.length < limit && !(await hasMore(db, plan, reader, looked)) };
  };
  const found = await look(mostIndexed, mostFound + 1);
  if (found.isAll || found.ids.length >= enough) return found;
  return look(mostIndexedLast, Math.min(enough, mostFound + 1));
}

/** True where the matches come in the order of their ids, beginning with the first. */
export function isOrdered(db: Executor, plan: SearchPlan, reader: Reader): boolean {
  return isByFewParents(plan, reader) || (engineOf(db) === "sqlite" && plan.by === "words");
}

/**
 * The first `limit` matches in the order of their ids. Where few of the first index entries are in the list (`isRare`),
 * a short list is looked through itself.
 */
export async function findNewest(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  limit: number,
  isRare = false,
): Promise<number[]> {
  const { own, condition, parentWord, within } = plan;
  if (within !== undefined) return findByParents(db, plan, reader, direction, limit);
  if (!isOrdered(db, plan, reader)) return reader.byId([condition], direction, limit);
  if (!isByFewParents(plan, reader)) {
    const isReadSooner = isRare && !(await reader.hasMore([], fewRecords));
    return isReadSooner
      ? reader.byId([condition], direction, limit)
      : findByOwnWords(db, plan, reader, direction, limit);
  }
  const words = parentWord ? [...own, parentWord.word] : own;
  const ids = [
    ...(await findByOwnWords(db, { ...plan, own: words }, reader, direction, limit)),
    ...(await findByParents(db, plan, reader, direction, limit)),
  ];
  return sortIds([...new Set(ids)], direction).slice(0, limit);
}

/** Matches among the records that have the words in their own texts. */
async function findByOwnWords(
  db: Executor,
  { own, condition }: SearchPlan,
  reader: Reader,
  direction: Direction,
  limit: number,
): Promise<number[]> {
  if (engineOf(db) === "sqlite")
    return reader.byIndex(indexOf(reader), [matchesIndex(reader, own), condition], direction, limit);
  const conditions = [haveOwnWords(reader.table, own), condition];
  const some = await reader.some(conditions, limit);
  return some.length < limit ? some : reader.byId(conditions, direction, limit);
}

/** The first ids of SQLite's index that match the words. */
async function firstIndexed(db: Executor, reader: Reader, words: readonly string[], direction: Direction) {
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${indexOf(reader)} where ${matchesIndex(reader, words)}
    order by rowid ${sql.raw(direction)} limit ${mostIndexedFirst}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Whether there are more than `limit` matches, as far as that is quickly known: on SQLite by the index alone, and never
 * for the records of a few hotels or packages.
 */
export async function hasMore(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  limit: number,
): Promise<boolean> {
  if (isByFewParents(plan, reader)) return false;
  // PostgreSQL checks one record after the other: four thousand of them where a quarter have the word.
  if (engineOf(db) === "postgres" && (await reader.estimate(plan.condition, mostAtEachEnd)) > farMore * limit)
    return true;
  if (engineOf(db) === "postgres" || plan.by === "parents") return reader.hasMore([plan.condition], limit);
  const { rows } = await sql`
    select rowid as id from ${indexOf(reader)} where ${matchesIndex(reader, plan.own)} limit 1 offset ${limit}`.execute(
    db,
  );
  return rows.length > 0;
}

/** SQLite searches by hotels or packages first, then by the records' own words. */
async function findByParentsOrWords(db: Executor, plan: SearchPlan, reader: Reader): Promise<Found> {
  const { own, parents, condition } = plan;
  const { table } = reader;
  const isOfParents = isOneOf(db, `${table}.${parentKeyOf(table)}`, parents);
  const some = await reader.some([isOfParents, condition], mostFound + 1);
  if (some.length > mostFound) return upTo(some);
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${indexOf(reader)} where ${matchesIndex(reader, own)} limit ${mostIndexedOfWord + 1}`.execute(
    db,
  );
  if (rows.length > mostIndexedOfWord) return { ids: some, isAll: false };
  const named = rows.map(({ id }) => id);
  const matched = await matching(db, named, plan, { reader, limit: mostFound + 1 });
  return upTo([...new Set([...some, ...matched])]);
}

/** The matches among these records of the list, in any order. */
async function matching(
  db: Executor,
  ids: number[],
  { condition }: SearchPlan,
  { reader, limit }: { reader: Reader; limit: number },
) {
  if (ids.length === 0) return [];
  return reader.some([isOneOf(db, `${reader.table}.id`, ids), condition], limit);
}

function sortIds(ids: number[], direction: Direction): number[] {
  return ids.toSorted((a, b) => (direction === "asc" ? a - b : b - a));
}

function upTo(ids: number[]): Found {
  return { ids: ids.slice(0, mostFound + 1), isAll: ids.length <= mostFound };
}
