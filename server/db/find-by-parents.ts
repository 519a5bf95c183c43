import { engineOf } from "./dialect.ts";
import type { Direction, Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { allOf } from "./search.ts";
import { entriesOfParent, hasWordsOfParent, parentKeyOf } from "./searched-index.ts";
import { fewParents, type SearchPlan } from "./searched-list.ts";

/** True where all matches are records of a few hotels or packages, or have the words in their own texts. */
export function isByFewParents(
  { by, parents, parentWord, within }: SearchPlan,
  { isOfDeleted }: Reader,
): boolean {
  if (within !== undefined) return true;
  return !isOfDeleted && (parentWord !== undefined || (by === "parents" && parents.length <= fewParents));
}

/** Matches among the records of a few hotels or packages. */
export async function findByParents(
  db: Executor,
  { own, parents, condition, rest, parentWord, within }: SearchPlan,
  reader: Reader,
  direction: Direction,
  limit: number,
): Promise<number[]> {
  const { table } = reader;
  const withWords = within === undefined ? parentWord?.parents : [within];
  if (!withWords) return reader.ofParents(parents, parentKeyOf(table), () => rest, direction, limit);
  if (engineOf(db) === "sqlite")
    return reader.indexedOfParents(
      withWords,
      (parent) => entriesOfParent(table, parent, own),
      condition,
      direction,
      limit,
    );
  const isMatch = (parent: number) => allOf([hasWordsOfParent(table, parent, own), condition]);
  return reader.ofParents(withWords, parentKeyOf(table), isMatch, direction, limit);
}
