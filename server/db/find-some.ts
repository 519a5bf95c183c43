import { sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import { findByParents, isByFewParents } from "./find-by-parents.ts";
import { findByNumbers } from "./find-by-numbers.ts";
import { findByWords, indexHasMore } from "./find-by-words.ts";
import { type Matches, matchesAmong, mostFound, upToMost } from "./matches.ts";
import { type Direction, type Reader, sortIds } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { haveOwnWords, indexOf, matchesIndex, parentKeyOf } from "./searched-index.ts";
import type { SearchPlan } from "./searched-list.ts";

/** Records of a hotel or package looked at first: among these is a page of what most have. */
const mostOfParentFirst = 120;
/** Index entries read beside the records of the hotels or packages that have the word. */
const mostIndexedOfWord = 1000;
/** A list of so few records is itself looked through where few of all index entries are in it. */
const fewRecords = 20_000;

/** An estimate looks at so many of the oldest and newest records; `farMore` times the limit is surely above it. */
const mostAtEachEnd = 100;
const farMore = 10;

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
): Promise<Matches> {
  const numbered = await findByNumbers(db, plan, reader, direction);
  if (numbered) return numbered;
  if (isByFewParents(plan, reader)) {
    // The index has all that one of them has of a frequent word, in no order or in the other.
    const near =
      plan.within === undefined ? [] : await reader.nearById(plan.condition, direction, mostOfParentFirst);
    return upToMost(
      near.length > mostFound ? near : await findNewest(db, plan, reader, direction, mostFound + 1),
    );
  }
  if (engineOf(db) === "postgres") return upToMost(await reader.some([plan.condition], mostFound + 1));
  if (plan.by === "parents") return findByParentsOrWords(db, plan, reader);
  return findByWords(db, plan, reader, direction, enough);
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
  return indexHasMore(db, plan, reader, limit);
}

/** SQLite searches by hotels or packages first, then by the records' own words. */
async function findByParentsOrWords(db: Executor, plan: SearchPlan, reader: Reader): Promise<Matches> {
  const { own, parents, condition } = plan;
  const { table } = reader;
  const isOfParents = isOneOf(db, `${table}.${parentKeyOf(table)}`, parents);
  const some = await reader.some([isOfParents, condition], mostFound + 1);
  if (some.length > mostFound) return upToMost(some);
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${indexOf(reader)} where ${matchesIndex(reader, own)} limit ${mostIndexedOfWord + 1}`.execute(
    db,
  );
  if (rows.length > mostIndexedOfWord) return { ids: some, isAll: false };
  const named = rows.map(({ id }) => id);
  const matched = await matchesAmong(db, named, plan, { reader, limit: mostFound + 1 });
  return upToMost([...new Set([...some, ...matched])]);
}
