import { isOneOf } from "./dialect.ts";
import type { Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import type { SearchPlan } from "./searched-list.ts";

/** Matches are found by an index and counted up to this number; beyond it the list says "more than". */
export const mostFound = 100;

/** Matches of a search: all of them where `isAll`, otherwise the first, or some. */
export type Matches = { ids: number[]; isAll: boolean };

/** All of the ids, or, where there are more than `mostFound`, one more than that. */
export function upToMost(ids: number[]): Matches {
  return { ids: ids.slice(0, mostFound + 1), isAll: ids.length <= mostFound };
}

/** The matches among these records of the list, in any order. */
export async function matchesAmong(
  db: Executor,
  ids: number[],
  { condition }: SearchPlan,
  { reader, limit }: { reader: Reader; limit: number },
): Promise<number[]> {
  if (ids.length === 0) return [];
  return reader.some([isOneOf(db, `${reader.table}.id`, ids), condition], limit);
}
