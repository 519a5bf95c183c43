import { sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { allOf } from "./search.ts";
import {
  haveOwnWords,
  indexOf,
  matchesIndex,
  hasWordsOfParent,
  parentKeyOf,
  fewParents,
  idsOfParent,
  type SearchPlan,
} from "./searched-list.ts";

/** Matches are found by an index and counted up to this number; beyond it the list says "more than". */
export const mostFound = 100;
/** Index entries looked at first: more than are counted, because some are not in the list. */
const mostIndexedFirst = 120;
/** Index entries looked at in all: of more, the first matches are soon met in the list's own order. */
const mostIndexed = 1000;

/** An estimate looks at so many of the oldest and newest records; `farMore` times the limit is surely above it. */
const mostAtEachEnd = 100;
const farMore = 10;

type Direction = "asc" | "desc";

type Found = { ids: number[]; isAll: boolean };

/**
 * Finds the matches of a search by an index: all of them, or, where there are more than `mostFound`, some; in the order
 * of their ids where `isOrdered`.
 */
export async function findSome(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
): Promise<Found> {
  if (isByFewParents(plan, reader)) return upTo(await findNewest(db, plan, reader, direction, mostFound + 1));
  if (engineOf(db) === "postgres") return upTo(await reader.some([plan.condition], mostFound + 1));
  if (plan.by === "parents") return findByParentsOrWords(db, plan, reader);
  const named = await firstIndexed(db, reader, plan.own, direction);
  const some = sortIds(await matching(db, named, plan, { reader, limit: mostIndexedFirst }), direction);
  if (named.length < mostIndexedFirst || some.length > mostFound) return upTo(some);
  const more = await reader.firstOfIndex(
    [indexOf(reader), matchesIndex(reader, plan.own)],
    [plan.condition],
    direction,
    mostIndexed,
    mostFound + 1,
  );
  const { ids, isAll } = upTo(more);
  return { ids, isAll: isAll && !(await hasMore(db, plan, reader, mostIndexed)) };
}

/** True where the matches come in the order of their ids, beginning with the first. */
export function isOrdered(db: Executor, plan: SearchPlan, reader: Reader): boolean {
  return isByFewParents(plan, reader) || (engineOf(db) === "sqlite" && plan.by === "words");
}

/** True where all matches are records of a few hotels or packages, or have the words in their own texts. */
function isByFewParents({ by, parents, parentWord }: SearchPlan, { isOfDeleted }: Reader): boolean {
  return !isOfDeleted && (parentWord !== undefined || (by === "parents" && parents.length <= fewParents));
}

/** The first `limit` matches in the order of their ids. */
export async function findNewest(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  limit: number,
): Promise<number[]> {
  const { own, condition, parentWord } = plan;
  if (!isOrdered(db, plan, reader)) return reader.byId([condition], direction, limit);
  if (!isByFewParents(plan, reader)) return findByOwnWords(db, plan, reader, direction, limit);
  const words = parentWord ? [...own, parentWord.word] : own;
  const ids = [
    ...(await findByOwnWords(db, { ...plan, own: words }, reader, direction, limit)),
    ...(await findByParents(db, plan, reader, direction, limit)),
  ];
  return sortIds([...new Set(ids)], direction).slice(0, limit);
}

/** Matches among the records of a few hotels or packages. */
async function findByParents(
  db: Executor,
  { own, parents, condition, rest, parentWord }: SearchPlan,
  reader: Reader,
  direction: Direction,
  limit: number,
): Promise<number[]> {
  const { table } = reader;
  if (!parentWord) return reader.ofParents(parents, parentKeyOf(table), () => rest, direction, limit);
  if (engineOf(db) === "sqlite")
    return reader.indexedOfParents(
      parentWord.parents,
      (parent) => idsOfParent(table, parent, own),
      condition,
      direction,
      limit,
    );
  const isMatch = (parent: number) => allOf([hasWordsOfParent(table, parent, own), condition]);
  return reader.ofParents(parentWord.parents, parentKeyOf(table), isMatch, direction, limit);
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
    select rowid as id from ${indexOf(reader)} where ${matchesIndex(reader, own)} limit ${mostIndexed + 1}`.execute(
    db,
  );
  if (rows.length > mostIndexed) return { ids: some, isAll: false };
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
