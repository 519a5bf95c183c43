import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { indexOf, isNamed, keyOf, type SearchPlan } from "./searched-list.ts";

/** What is searched for is found and counted so far by an index; beyond that there is "more than" so much. */
const mostFound = 100;
/** So many records that an index names are looked at; of more the first are soon met in the list's own order. */
const mostNamed = 1000;

type Found = { ids: number[]; isAll: boolean };

/**
 * Finds the records of a list that are searched for by an index: all of them, unless there are more than `mostFound`;
 * on SQLite in the order of their ids.
 */
export async function findSome(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: "asc" | "desc",
): Promise<Found> {
  if (engineOf(db) === "postgres") return upTo(await reader.some([plan.condition], mostFound + 1));
  if (plan.by === "others") return findNamed(db, plan, reader);
  const index = indexOf(reader.table);
  const isMatch = isNamed(reader.table, plan.own);
  const some = await reader.firstNamed(
    [index, isMatch],
    [plan.condition],
    direction,
    mostNamed,
    mostFound + 1,
  );
  const { ids, isAll } = upTo(some);
  return { ids, isAll: isAll && !(await hasMoreNamed(db, index, isMatch)) };
}

/** True where an index yields what is searched for in the order of its ids. */
export function isOrdered(db: Executor, plan: SearchPlan): boolean {
  return engineOf(db) === "sqlite" && plan.by === "words";
}

/** The first so many matches in the order of their ids. */
export function findNewest(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: "asc" | "desc",
  most: number,
): Promise<number[]> {
  if (!isOrdered(db, plan)) return reader.byId([plan.condition], direction, most);
  const conditions = [isNamed(reader.table, plan.own), plan.condition];
  return reader.named(indexOf(reader.table), conditions, direction, most);
}

/** Whether an index names more than are looked at. */
async function hasMoreNamed(db: Executor, index: RawBuilder<unknown>, isMatch: RawBuilder<boolean>) {
  const { rows } = await sql`
    select rowid as id from ${index} where ${isMatch} limit 1 offset ${mostNamed}`.execute(db);
  return rows.length > 0;
}

/** By what the records name, or by their own words: SQLite reads one after the other. */
async function findNamed(
  db: Executor,
  { own, others, condition }: SearchPlan,
  reader: Reader,
): Promise<Found> {
  const { table } = reader;
  const index = indexOf(table);
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${index} where ${isNamed(table, own)} limit ${mostNamed + 1}`.execute(db);
  const named = await reader.some([isOneOf(db, `${table}.${keyOf(table)}`, others)], mostNamed + 1);
  if (rows.length > mostNamed || named.length > mostNamed) return { ids: [], isAll: false };
  const ids = [...rows.map(({ id }) => id), ...named];
  return upTo(await reader.some([isOneOf(db, `${table}.id`, ids), condition], mostFound + 1));
}

function upTo(ids: number[]): Found {
  return { ids, isAll: ids.length <= mostFound };
}
