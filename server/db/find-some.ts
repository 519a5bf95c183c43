import { sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { haveAll } from "./search.ts";
import {
  areOwn,
  indexOf,
  isNamed,
  isNamedOfEach,
  keyOf,
  mostEach,
  namedOfEach,
  type SearchPlan,
} from "./searched-list.ts";

/** What is searched for is found and counted so far by an index; beyond that there is "more than" so much. */
export const mostFound = 100;
/** So many that an index names are looked at first: more than are counted, for some are not in the list. */
const mostNamedFirst = 120;
/** So many records that an index names are looked at in all; of more the first are soon met in the list's own order. */
const mostNamed = 1000;

/** So many of the oldest and of the newest records tell whether a word is frequent: in so many times what is asked. */
const mostAtEachEnd = 100;
const farMore = 10;

type Direction = "asc" | "desc";

type Found = { ids: number[]; isAll: boolean };

/**
 * Finds the records of a list that are searched for by an index: all of them, unless there are more than `mostFound`;
 * in the order of their ids where `isOrdered`.
 */
export async function findSome(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
): Promise<Found> {
  if (isByFew(plan, reader)) return upTo(await findNewest(db, plan, reader, direction, mostFound + 1));
  if (engineOf(db) === "postgres") return upTo(await reader.some([plan.condition], mostFound + 1));
  if (plan.by === "others") return findNamed(db, plan, reader);
  const named = await namedBy(db, reader, plan.own, direction);
  const some = sortIds(await fitting(db, named, plan, { reader, most: mostNamedFirst }), direction);
  if (named.length < mostNamedFirst || some.length > mostFound) return upTo(some);
  const more = await reader.firstNamed(
    [indexOf(reader), isNamed(reader, plan.own)],
    [plan.condition],
    direction,
    mostNamed,
    mostFound + 1,
  );
  const { ids, isAll } = upTo(more);
  return { ids, isAll: isAll && !(await hasMore(db, plan, reader, mostNamed)) };
}

/** True where the matches come in the order of their ids, the first ones first. */
export function isOrdered(db: Executor, plan: SearchPlan, reader: Reader): boolean {
  return isByFew(plan, reader) || (engineOf(db) === "sqlite" && plan.by === "words");
}

/** Whether what is searched for is with a few hotels or packages, or has their words itself. */
function isByFew({ by, others, beside }: SearchPlan, { isOfDeleted }: Reader): boolean {
  return !isOfDeleted && (beside !== undefined || (by === "others" && others.length <= mostEach));
}

/** The first so many matches in the order of their ids. */
export async function findNewest(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  most: number,
): Promise<number[]> {
  const { own, condition, beside } = plan;
  if (!isOrdered(db, plan, reader)) return reader.byId([condition], direction, most);
  if (!isByFew(plan, reader)) return findOwn(db, plan, reader, direction, most);
  const words = beside ? [...own, beside.word] : own;
  const ids = [
    ...(await findOwn(db, { ...plan, own: words }, reader, direction, most)),
    ...(await findOfEach(db, plan, reader, direction, most)),
  ];
  return sortIds([...new Set(ids)], direction).slice(0, most);
}

/** Of the records of each of a few hotels or packages. */
async function findOfEach(
  db: Executor,
  { own, others, condition, rest, beside }: SearchPlan,
  reader: Reader,
  direction: Direction,
  most: number,
): Promise<number[]> {
  const { table } = reader;
  if (!beside) return reader.ofEach(others, keyOf(table), () => rest, direction, most);
  if (engineOf(db) === "sqlite")
    return reader.namedOfEach(
      beside.others,
      (one) => namedOfEach(table, one, own),
      condition,
      direction,
      most,
    );
  const isMet = (one: number) => haveAll([isNamedOfEach(table, one, own), condition]);
  return reader.ofEach(beside.others, keyOf(table), isMet, direction, most);
}

/** Of those whose own texts have the words. */
async function findOwn(
  db: Executor,
  { own, condition }: SearchPlan,
  reader: Reader,
  direction: Direction,
  most: number,
): Promise<number[]> {
  if (engineOf(db) === "sqlite")
    return reader.named(indexOf(reader), [isNamed(reader, own), condition], direction, most);
  const conditions = [areOwn(reader.table, own), condition];
  const some = await reader.some(conditions, most);
  return some.length < most ? some : reader.byId(conditions, direction, most);
}

/** The first that SQLite's index names. */
async function namedBy(db: Executor, reader: Reader, own: readonly string[], direction: Direction) {
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${indexOf(reader)} where ${isNamed(reader, own)}
    order by rowid ${sql.raw(direction)} limit ${mostNamedFirst}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Whether there are more matches, as far as this is soon known: by SQLite's index of words more that it names, and never
 * of what a few hotels or packages have.
 */
export async function hasMore(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  most: number,
): Promise<boolean> {
  if (isByFew(plan, reader)) return false;
  // PostgreSQL looks at one record after the other, at four thousand where a quarter have a word.
  if (engineOf(db) === "postgres" && (await reader.estimate(plan.condition, mostAtEachEnd)) > farMore * most)
    return true;
  if (engineOf(db) === "postgres" || plan.by === "others") return reader.hasMore([plan.condition], most);
  const { rows } = await sql`
    select rowid as id from ${indexOf(reader)} where ${isNamed(reader, plan.own)} limit 1 offset ${most}`.execute(
    db,
  );
  return rows.length > 0;
}

/** By what the records name, or by their own words: SQLite reads one after the other. */
async function findNamed(db: Executor, plan: SearchPlan, reader: Reader): Promise<Found> {
  const { own, others, condition } = plan;
  const { table } = reader;
  const isOfOthers = isOneOf(db, `${table}.${keyOf(table)}`, others);
  const some = await reader.some([isOfOthers, condition], mostFound + 1);
  if (some.length > mostFound) return upTo(some);
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${indexOf(reader)} where ${isNamed(reader, own)} limit ${mostNamed + 1}`.execute(
    db,
  );
  if (rows.length > mostNamed) return { ids: some, isAll: false };
  const named = rows.map(({ id }) => id);
  const fit = await fitting(db, named, plan, { reader, most: mostFound + 1 });
  return upTo([...new Set([...some, ...fit])]);
}

/** Of these records those of the list that are searched for, in any order. */
async function fitting(
  db: Executor,
  ids: number[],
  { condition }: SearchPlan,
  { reader, most }: { reader: Reader; most: number },
) {
  if (ids.length === 0) return [];
  return reader.some([isOneOf(db, `${reader.table}.id`, ids), condition], most);
}

function sortIds(ids: number[], direction: Direction): number[] {
  return ids.toSorted((a, b) => (direction === "asc" ? a - b : b - a));
}

function upTo(ids: number[]): Found {
  return { ids: ids.slice(0, mostFound + 1), isAll: ids.length <= mostFound };
}
