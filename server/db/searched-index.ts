import { type RawBuilder, sql } from "kysely";
import { engineOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import {
  type IndexedTable,
  idsPerParent,
  type SearchedColumns,
  searchedColumns,
  searchedText,
  wordIndex,
} from "./search-index.ts";
import { allOf, containsWord, hasWord, inAnySpelling, wholeReference, wordsIn } from "./search.ts";

/** A number so long that three of its trigrams tell it from others. */
const telephone = /^\d{9,}$/;

/** Where so many of the records deleted last have the words, PostgreSQL meets a page sooner without its index. */
const lastDeleted = 60;
const oftenDeleted = 10;

/**
 * Ids of a table's deleted records whose name in the trash may have the words, by an index. Undefined when there are
 * more than `limit`, and where the index cannot help: for words of one or two letters, and on PostgreSQL for frequent ones.
 */
export async function findInTrash(
  db: Executor,
  table: IndexedTable,
  search: string,
  limit: number,
): Promise<number[] | undefined> {
  const words = wordsIn(search).filter(isLong);
  if (words.length === 0) return undefined;
  if (engineOf(db) === "postgres" && (await isOftenDeleted(db, table, words))) return undefined;
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

async function isOftenDeleted(db: Executor, table: IndexedTable, words: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (select ${canBeInTrash(table, words)} as is_found from ${sql.table(table)}
      where deleted_at is not null order by deleted_at desc, id desc limit ${lastDeleted}) as last
    where is_found limit 1 offset ${oftenDeleted - 1}`.execute(db);
  return rows.length > 0;
}

/** A condition for rows that have the words in their own texts. */
export function haveOwnWords(table: IndexedTable, words: readonly string[]): RawBuilder<boolean> {
  return allOf(words.map((word) => hasWord(ownColumns(table), word)));
}

/** The condition that PostgreSQL's index of deleted records answers. */
export function canBeInTrash(table: IndexedTable, words: readonly string[]): RawBuilder<boolean> {
  const { text } = wordIndex(table, true);
  return allOf(words.map((word) => containsWord(text, word)));
}

/** The table of a list, whether the list is that of its deleted records, and the hotel or package of all its records. */
export type ListedTable = { table: IndexedTable; isOfDeleted: boolean; parentId?: number | undefined };

export function indexOf({ table, isOfDeleted }: ListedTable): RawBuilder<unknown> {
  return sql.table(wordIndex(table, isOfDeleted).name);
}

/** Entries of SQLite's index of the records of each hotel or package. */
export type EntriesOfParent = {
  index: RawBuilder<unknown>;
  /** Added to a record's id it is the row number of its entry. */
  first: RawBuilder<number>;
  isMatch: RawBuilder<boolean>;
};

/** SQLite: the entries of one hotel or package whose own texts may have the words. */
export function entriesOfParent(
  table: IndexedTable,
  parentId: number,
  words: readonly string[],
): EntriesOfParent {
  const index = sql.table(`${table}_words_of_each`);
  // Literals: Node binds a parameter of this size as a float, by which SQLite does not look up.
  const [first, end] = [sql.lit(parentId * idsPerParent), sql.lit((parentId + 1) * idsPerParent)];
  const isMatch = sql<boolean>`${index} match ${matchOf(words, true)}
    and ${index}.rowid >= ${first} and ${index}.rowid < ${end}`;
  return { index, first, isMatch };
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
export function distinctivePart(word: string): string {
  return wholeReference.test(word) ? word.slice(word.indexOf("-") + 1) : word;
}

/** True for at least three code points: indexes are made of trigrams. */
export function isLong(word: string): boolean {
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

export function ownColumns(table: IndexedTable): string[] {
  return columnsOf(table).own.map((column) => `${table}.${column}`);
}

export function columnsOf(table: IndexedTable): SearchedColumns {
  return searchedColumns[table];
}
