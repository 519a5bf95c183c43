import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import {
  type IndexedTable,
  idsPerParent,
  type SearchedColumns,
  searchedColumns,
  searchedText,
  wordIndex,
} from "./search-index.ts";
import { hasWord, allOf, containsWord, inAnySpelling, wholeReference, wordsIn } from "./search.ts";

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
};

/** Up to so many hotels or packages, the records of each are read apart. */
export const fewParents = 8;

/** A number so long that three of its trigrams tell it from others. */
const telephone = /^\d{9,}$/;

/** Where more hotels or packages have a word, records are not looked up by them. */
const mostParents = 500;

/** Plans a search: which words the record itself must have, and which may be in its hotel or package. */
export async function planSearch(
  db: Executor,
  { table, isOfDeleted }: ListedTable,
  search: string,
): Promise<SearchPlan> {
  const words = await Promise.all(wordsIn(search).map((word) => planWord(db, table, word)));
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

/**
 * Ids of a table's deleted records whose name in the trash may have the words, by an index. Undefined when there are
 * more than `limit`, and where the index cannot help: for words of one or two letters.
 */
export async function findInTrash(
  db: Executor,
  table: IndexedTable,
  search: string,
  limit: number,
): Promise<number[] | undefined> {
  const words = wordsIn(search).filter(isLong);
  if (words.length === 0) return undefined;
  const trash = { table, isOfDeleted: true };
  const named =
    engineOf(db) === "postgres"
      ? sql`select id from ${sql.table(table)} where deleted_at is not null and ${canBeInTrash(table, words)}`
      : sql`select rowid as id from ${indexOf(trash)} where ${matchesIndex(trash, words)}`;
  // Otherwise PostgreSQL would read all deleted records for the first few, and SQLite all matches of the index.
  const isFirst = engineOf(db) === "postgres" ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<{ id: number }>`
    with named as ${isFirst} (${named}) select id from named limit ${limit + 1}`.execute(db);
  return rows.length > limit ? undefined : rows.map(({ id }) => id);
}

/** A condition for rows that have the words in their own texts. */
export function haveOwnWords(table: IndexedTable, words: readonly string[]): RawBuilder<boolean> {
  return allOf(words.map((word) => hasWord(ownColumns(table), word)));
}

/** The condition that PostgreSQL's index of deleted records answers. */
function canBeInTrash(table: IndexedTable, words: readonly string[]): RawBuilder<boolean> {
  const { text } = wordIndex(table, true);
  return allOf(words.map((word) => containsWord(text, word)));
}

/** The table of a list, and whether the list is that of its deleted records. */
export type ListedTable = { table: IndexedTable; isOfDeleted: boolean };

export function indexOf({ table, isOfDeleted }: ListedTable): RawBuilder<unknown> {
  return sql.table(wordIndex(table, isOfDeleted).name);
}

/** SQLite: ids of the records of one hotel or package whose own texts may have the words. */
export function idsOfParent(
  table: IndexedTable,
  parentId: number,
  words: readonly string[],
): RawBuilder<unknown> {
  const index = sql.table(`${table}_words_of_each`);
  // Literals: Node binds a parameter of this size as a float, by which SQLite does not look up.
  const [first, end] = [sql.lit(parentId * idsPerParent), sql.lit((parentId + 1) * idsPerParent)];
  return sql`select rowid - ${first} as named_id from ${index}
    where ${index} match ${matchOf(words, true)} and rowid >= ${first} and rowid < ${end}`;
}

/** PostgreSQL: the same as a condition. */
export function hasWordsOfParent(
  table: IndexedTable,
  parentId: number,
  words: readonly string[],
): RawBuilder<boolean> {
  const letters = sql`letters_of(${sql.ref(`${table}.${parentKeyOf(table)}`)}, ${searchedText(ownColumns(table))})`;
  const hasLetters = (spelling: string) =>
    sql<boolean>`${letters} @> letters_of(${parentId}::integer, ${spelling})`;
  return allOf(words.map((word) => inAnySpelling(word, hasLetters)));
}

/** A condition on SQLite's index: the rows whose own texts may have all the words. */
export function matchesIndex(listed: ListedTable, words: readonly string[]): RawBuilder<boolean> {
  const isRough = columnsOf(listed.table).isRough === true;
  return sql<boolean>`${indexOf(listed)} match ${matchOf(words, isRough)}`;
}

function matchOf(words: readonly string[], isRough: boolean): string {
  const distinctive = words.map(distinctivePart);
  const phrases = distinctive.flatMap((word) =>
    telephone.test(word) ? lastTrigramsOf(word) : isRough ? trigramsOf(word) : [word],
  );
  return phrases.map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(" ");
}

/** The column by which a table's rows name their hotel or package. */
export function parentKeyOf(table: IndexedTable): string {
  return columnsOf(table).parent?.key ?? "id";
}

/** A reference without the company's prefix, which every record has and the index would read through. */
function distinctivePart(word: string): string {
  return wholeReference.test(word) ? word.slice(word.indexOf("-") + 1) : word;
}

/** True for at least three code points: indexes are made of trigrams. */
function isLong(word: string): boolean {
  return Array.from(word).length >= 3;
}

function trigramsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(""));
}

/** Of the last nine digits: each three are in few records, but more of them are more to read. */
function lastTrigramsOf(digits: string): string[] {
  return [-9, -6, -3].map((place) => digits.slice(place).slice(0, 3));
}

function ownColumns(table: IndexedTable): string[] {
  return columnsOf(table).own.map((column) => `${table}.${column}`);
}

function columnsOf(table: IndexedTable): SearchedColumns {
  return searchedColumns[table];
}
