import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import { type IndexedTable, searchedText } from "./search-index.ts";
import { allOf, containsWord, hasWord, wholeReference, wordsIn } from "./search.ts";
import {
  canBeInTrash,
  columnsOf,
  distinctivePart,
  isLong,
  type ListedTable,
  ownColumns,
} from "./searched-index.ts";

/** How a search is carried out on a table. */
export type SearchPlan = {
  condition: RawBuilder<boolean>;
  /**
   * What an index finds: the words, the parents (hotels or packages) with a word, or nothing: rows are read in order.
   */
  by: "words" | "parents" | "nothing";
  /** Words to be found in the record's own texts. */
  own: readonly string[];
  /** Ids of the hotels or packages that have the word. */
  parents: readonly number[];
  /** Of a search by `parents`, the condition that their records have to meet as well. */
  rest: RawBuilder<boolean>;
  /** Of a search by `words`, another word that a few hotels or packages have too. */
  parentWord?: { word: string; parents: readonly number[] };
  /** Of a search by `words`, the hotel or package whose records alone are listed. */
  within?: number;
};

/** Up to so many hotels or packages, the records of each are read apart. */
export const fewParents = 8;

/** Where more hotels or packages have a word, records are not looked up by them. */
const mostParents = 500;

/** Plans a search: which words the record itself must have, and which may be in its hotel or package. */
export async function planSearch(
  db: Executor,
  { table, isOfDeleted, parentId }: ListedTable,
  search: string,
): Promise<SearchPlan> {
  const words = await Promise.all(wordsIn(search).map((word) => planWord(db, table, word)));
  if (parentId !== undefined && !isOfDeleted) return planWithin(parentId, words);
  const own = words.filter(({ isLong, parents }) => isLong && parents?.length === 0).map(({ word }) => word);
  const condition = allOf([
    ...words.map((word) => word.condition),
    // PostgreSQL uses an index only for a condition on exactly the indexed expression.
    ...(isOfDeleted && engineOf(db) === "postgres" ? [canBeInTrash(table, own)] : []),
  ]);
  const parentWord = words
    .filter(({ isLong }) => isLong)
    .map(({ word, parents = [] }) => ({ word, parents }))
    .find(({ parents }) => parents.length > 0);
  const rest = allOf(words.filter(({ word }) => word !== parentWord?.word).map((word) => word.condition));
  if (own.length > 0) {
    const isFew = parentWord && parentWord.parents.length <= fewParents;
    return { condition, rest, by: "words", own, parents: [], ...(isFew && { parentWord }) };
  }
  if (!parentWord) return { condition, rest, by: "nothing", own: [], parents: [] };
  return { condition, rest, by: "parents", own: [parentWord.word], parents: parentWord.parents };
}

/** Among the records of one hotel or package those are looked up that have the words which it has not itself. */
function planWithin(parentId: number, words: readonly PlannedWord[]): SearchPlan {
  const own = words
    .filter(({ isLong, parents }) => isLong && parents && !parents.includes(parentId))
    .map(({ word }) => word);
  const condition = allOf(words.map((word) => word.condition));
  const plan = { condition, rest: condition, own, parents: [] };
  return own.length > 0 ? { ...plan, by: "words", within: parentId } : { ...plan, by: "nothing" };
}

type PlannedWord = {
  word: string;
  isLong: boolean;
  condition: RawBuilder<boolean>;
  /** Ids of the hotels or packages that have the word; undefined when there are too many of them. */
  parents?: number[];
};

async function planWord(db: Executor, table: IndexedTable, word: string): Promise<PlannedWord> {
  const { parent } = columnsOf(table);
  const inOwn = hasOwnWord(db, ownColumns(table), word);
  const isKnown = isLong(word);
  if (!parent) return { word, isLong: isKnown, condition: inOwn, parents: [] };
  const columns = parent.columns.map((column) => `${parent.table}.${column}`);
  // A scalar, not `exists`, for which PostgreSQL would find all rows with the word before it read the first record.
  const inParent = sql<boolean>`(select 1 from ${sql.table(parent.table)}
    where ${sql.ref(`${parent.table}.id`)} = ${sql.ref(`${table}.${parent.key}`)} and ${hasWord(columns, word)}) is not null`;
  const parents = await findParents(db, parent.table, columns, word);
  const condition =
    parents === undefined
      ? sql<boolean>`(${inOwn} or ${inParent})`
      : parents.length === 0
        ? inOwn
        : sql<boolean>`(${isOneOf(db, `${table}.${parent.key}`, parents)} or ${inOwn})`;
  return { word, isLong: isKnown, condition, parents };
}

/** PostgreSQL's index is searched for a reference without the company's prefix; then the whole of it is compared. */
function hasOwnWord(db: Executor, columns: string[], word: string): RawBuilder<boolean> {
  if (engineOf(db) === "sqlite" || !wholeReference.test(word)) return hasWord(columns, word);
  const text = sql<string>`${searchedText(columns)} || ''`;
  return allOf([hasWord(columns, distinctivePart(word)), containsWord(text, word)]);
}

/** Ids of hotels or packages that have the word; undefined when there are too many of them. */
async function findParents(db: Executor, table: string, columns: string[], word: string) {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${hasWord(columns, word)} limit ${mostParents + 1}`.execute(db);
  return rows.length > mostParents ? undefined : rows.map(({ id }) => id);
}
