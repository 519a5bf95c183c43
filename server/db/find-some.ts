import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { indexOf, isNamed, keyOf, type SearchPlan } from "./searched-list.ts";

/** What is searched for is found and counted so far by an index; beyond that there is "more than" so much. */
const mostFound = 100;
/** So many that an index names are looked at first: more than are counted, for some are not in the list. */
const mostNamedFirst = 120;
/** So many records that an index names are looked at in all; of more the first are soon met in the list's own order. */
const mostNamed = 1000;

type Direction = "asc" | "desc";

type Found = { ids: number[]; isAll: boolean };

/**
 * Finds the records of a list that are searched for by an index: all of them, unless there are more than `mostFound`;
 * on SQLite in the order of their ids.
 */
export async function findSome(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
): Promise<Found> {
  if (engineOf(db) === "postgres") return upTo(await reader.some([plan.condition], mostFound + 1));
  if (plan.by === "others") return findNamed(db, plan, reader);
  const index = indexOf(reader.table);
  const isMatch = isNamed(reader.table, plan.own);
  const named = await namedBy(db, [index, isMatch], direction);
  const some = sortIds(await fitting(db, named, plan, { reader, most: mostNamedFirst }), direction);
  if (named.length < mostNamedFirst || some.length > mostFound) return upTo(some);
  const more = await reader.firstNamed(
    [index, isMatch],
    [plan.condition],
    direction,
    mostNamed,
    mostFound + 1,
  );
  const { ids, isAll } = upTo(more);
  return { ids, isAll: isAll && !(await hasMoreNamed(db, index, isMatch)) };
}

/** True where an index yields what is searched for in the order of its ids. */
export function isOrdered(db: Executor, plan: SearchPlan): boolean {
  return engineOf(db) === "sqlite" && plan.by === "words";
}

/** The first so many matches in the order of their ids. */
export async function findNewest(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
  most: number,
): Promise<number[]> {
  if (!isOrdered(db, plan)) return reader.byId([plan.condition], direction, most);
  const { own, condition, beside } = plan;
  const { table } = reader;
  const named = (words: readonly string[]) =>
    reader.named(indexOf(table), [isNamed(table, words), condition], direction, most);
  // The plus keeps SQLite from looking at each that is named: it goes through the few others, and looks them up in these.
  const isAmongNamed = sql<boolean>`+${sql.ref(`${table}.id`)} in (
    select rowid from ${indexOf(table)} where ${isNamed(table, own)})`;
  if (reader.isOfDeleted) return reader.sortedById([isAmongNamed, condition], direction, most);
  if (!beside) return named(own);
  // Two frequent words that are seldom together: a guest's name and a house, which has had so many stays and no more.
  const isBeside = isOneOf(db, `${table}.${keyOf(table)}`, beside.others);
  const ids = [
    ...(await named([...own, beside.word])),
    ...(await reader.sortedById([isBeside, isAmongNamed, condition], direction, most)),
  ];
  return sortIds([...new Set(ids)], direction).slice(0, most);
}

/** The first that an index names. */
async function namedBy(
  db: Executor,
  [index, isMatch]: [RawBuilder<unknown>, RawBuilder<boolean>],
  direction: Direction,
) {
  const { rows } = await sql<{ id: number }>`select rowid as id from ${index} where ${isMatch}
    order by rowid ${sql.raw(direction)} limit ${mostNamedFirst}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether an index names more than are looked at. */
async function hasMoreNamed(db: Executor, index: RawBuilder<unknown>, isMatch: RawBuilder<boolean>) {
  const { rows } = await sql`
    select rowid as id from ${index} where ${isMatch} limit 1 offset ${mostNamed}`.execute(db);
  return rows.length > 0;
}

/** By what the records name, or by their own words: SQLite reads one after the other. */
async function findNamed(db: Executor, plan: SearchPlan, reader: Reader): Promise<Found> {
  const { own, others } = plan;
  const { table } = reader;
  const index = indexOf(table);
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${index} where ${isNamed(table, own)} limit ${mostNamed + 1}`.execute(db);
  const named = await reader.some([isOneOf(db, `${table}.${keyOf(table)}`, others)], mostNamed + 1);
  if (rows.length > mostNamed || named.length > mostNamed) return { ids: [], isAll: false };
  return upTo(
    await fitting(db, [...rows.map(({ id }) => id), ...named], plan, { reader, most: mostFound + 1 }),
  );
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
