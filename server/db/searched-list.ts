import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import {
  type IndexedTable,
  placesOfEach,
  type SearchedColumns,
  searchedColumns,
  searchedText,
  wordIndex,
} from "./search-index.ts";
import { hasWord, haveAll, textHas, wholeReference, wordsIn } from "./search.ts";

/** What a search means for a table's rows. */
export type SearchPlan = {
  condition: RawBuilder<boolean>;
  /** Whether an index knows some of the words; without one the rows are looked at in the order of the list. */
  by: "words" | "others" | "nothing";
  /** The words that are in the record itself. */
  own: readonly string[];
  /** What a record names, by whose words it is found. */
  others: readonly number[];
  /** Of a search by others what is left to look at in their records. */
  rest: RawBuilder<boolean>;
  /** Of a search by words another that a few hotels or packages have too. */
  beside?: { word: string; others: readonly number[] };
};

/** Of so many hotels or packages the records of each are gone through. */
export const mostEach = 8;

/** Above so many hotels or packages with a word, their records are not looked up by them. */
const mostOthers = 500;

/** Looks at the words of a search: which have to be in the record itself, and which may be in what it names. */
export async function planSearch(
  db: Executor,
  { table, isOfDeleted }: ListedTable,
  search: string,
): Promise<SearchPlan> {
  const words = await Promise.all(wordsIn(search).map((word) => planWord(db, table, word)));
  const own = words.filter(({ isLong, others }) => isLong && others?.length === 0).map(({ word }) => word);
  const condition = haveAll([
    ...words.map((word) => word.condition),
    // PostgreSQL finds by its index only what is asked for in the very words of the index.
    ...(isOfDeleted && engineOf(db) === "postgres" ? [canBeInTrash(table, own)] : []),
  ]);
  const either = words
    .filter(({ isLong }) => isLong)
    .map(({ word, others = [] }) => ({ word, others }))
    .find(({ others }) => others.length > 0);
  const rest = haveAll(words.filter(({ word }) => word !== either?.word).map((word) => word.condition));
  if (own.length > 0) {
    const isFew = either && either.others.length <= mostEach;
    return { condition, rest, by: "words", own, others: [], ...(isFew && { beside: either }) };
  }
  if (!either) return { condition, rest, by: "nothing", own: [], others: [] };
  return { condition, rest, by: "others", own: [either.word], others: either.others };
}

type PlannedWord = {
  word: string;
  isLong: boolean;
  condition: RawBuilder<boolean>;
  /** Ids of what a record names that have the word; undefined when there are many, or when they are not looked up. */
  others?: number[];
};

async function planWord(db: Executor, table: IndexedTable, word: string): Promise<PlannedWord> {
  const { other } = columnsOf(table);
  const inOwn = hasOwnWord(db, ownColumns(table), word);
  const isKnown = isLong(word);
  if (!other) return { word, isLong: isKnown, condition: inOwn, others: [] };
  const columns = other.columns.map((column) => `${other.table}.${column}`);
  // A value, not `exists`: PostgreSQL would look for all that have the word before it looked at the first record.
  const inOther = sql<boolean>`(select 1 from ${sql.table(other.table)}
    where ${sql.ref(`${other.table}.id`)} = ${sql.ref(`${table}.${other.key}`)} and ${hasWord(columns, word)}) is not null`;
  const others = await findOthers(db, other.table, columns, word);
  const condition =
    others === undefined
      ? sql<boolean>`(${inOwn} or ${inOther})`
      : others.length === 0
        ? inOwn
        : sql<boolean>`(${isOneOf(db, `${table}.${other.key}`, others)} or ${inOwn})`;
  return { word, isLong: isKnown, condition, others };
}

/** PostgreSQL's index is asked for a reference without the company's letters too; the whole of it is then compared. */
function hasOwnWord(db: Executor, columns: string[], word: string): RawBuilder<boolean> {
  if (engineOf(db) === "sqlite" || !wholeReference.test(word)) return hasWord(columns, word);
  const whole = sql<string>`${searchedText(columns)} || ''`;
  return haveAll([hasWord(columns, tellingPart(word)), textHas(whole, word)]);
}

/** Ids of hotels or packages that have the word; undefined when there are too many of them. */
async function findOthers(db: Executor, table: string, columns: string[], word: string) {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${hasWord(columns, word)} limit ${mostOthers + 1}`.execute(db);
  return rows.length > mostOthers ? undefined : rows.map(({ id }) => id);
}

/**
 * The ids of a table's deleted records that can have the words of a search in their name in the trash, by an index; at
 * most so many, and undefined of more, and where the index is no help: for words of one or two letters.
 */
export async function findInTrash(
  db: Executor,
  table: IndexedTable,
  search: string,
  most: number,
): Promise<number[] | undefined> {
  const words = wordsIn(search).filter(isLong);
  if (words.length === 0) return undefined;
  const trash = { table, isOfDeleted: true };
  const named =
    engineOf(db) === "postgres"
      ? sql`select id from ${sql.table(table)} where deleted_at is not null and ${canBeInTrash(table, words)}`
      : sql`select rowid as id from ${indexOf(trash)} where ${isNamed(trash, words)}`;
  // PostgreSQL would else look for the first few among all that are deleted; SQLite would read all that the index names.
  const isFirst = engineOf(db) === "postgres" ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<{ id: number }>`
    with named as ${isFirst} (${named}) select id from named limit ${most + 1}`.execute(db);
  return rows.length > most ? undefined : rows.map(({ id }) => id);
}

/** A condition for rows that have the words in their own texts. */
export function areOwn(table: IndexedTable, words: readonly string[]): RawBuilder<boolean> {
  return haveAll(words.map((word) => hasWord(ownColumns(table), word)));
}

/** What PostgreSQL's index of the deleted is asked by. */
function canBeInTrash(table: IndexedTable, words: readonly string[]): RawBuilder<boolean> {
  const { text } = wordIndex(table, true);
  return haveAll(words.map((word) => textHas(text, word)));
}

/** The table of a list, and whether the list is of those deleted. */
export type ListedTable = { table: IndexedTable; isOfDeleted: boolean };

export function indexOf({ table, isOfDeleted }: ListedTable): RawBuilder<unknown> {
  return sql.table(wordIndex(table, isOfDeleted).name);
}

/** The records of one hotel or package in the index of each that can have the words: their ids, by SQLite. */
export function namedOfEach(table: IndexedTable, one: number, words: readonly string[]): RawBuilder<unknown> {
  const index = sql.table(`${table}_words_of_each`);
  // Literals: SQLite takes a parameter of this size for a fraction, by which it does not look up.
  const [first, end] = [sql.lit(one * placesOfEach), sql.lit((one + 1) * placesOfEach)];
  return sql`select rowid - ${first} as named_id from ${index}
    where ${index} match ${matchOf(words, true)} and rowid >= ${first} and rowid < ${end}`;
}

/** The same as a condition, by PostgreSQL. */
export function isNamedOfEach(
  table: IndexedTable,
  one: number,
  words: readonly string[],
): RawBuilder<boolean> {
  const letters = sql`letters_of(${sql.ref(`${table}.${keyOf(table)}`)}, ${searchedText(ownColumns(table))})`;
  return haveAll(words.map((word) => sql<boolean>`${letters} @> letters_of(${one}::integer, ${word})`));
}

/** A condition on SQLite's index: the rows whose own texts can have all the words. */
export function isNamed(listed: ListedTable, words: readonly string[]): RawBuilder<boolean> {
  const isRough = columnsOf(listed.table).isRough === true;
  return sql<boolean>`${indexOf(listed)} match ${matchOf(words, isRough)}`;
}

function matchOf(words: readonly string[], isRough: boolean): string {
  const telling = words.map(tellingPart);
  const phrases = isRough ? telling.flatMap(threeByThree) : telling;
  return phrases.map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(" ");
}

/** The column by which a table's rows name something else. */
export function keyOf(table: IndexedTable): string {
  return columnsOf(table).other?.key ?? "id";
}

/** A reference without the company's letters, which are in every record and would be read through in all of them. */
function tellingPart(word: string): string {
  return wholeReference.test(word) ? word.slice(word.indexOf("-") + 1) : word;
}

/** Of three code points at least, so that an index knows it. */
function isLong(word: string): boolean {
  return Array.from(word).length >= 3;
}

function threeByThree(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(""));
}

function ownColumns(table: IndexedTable): string[] {
  return columnsOf(table).own.map((column) => `${table}.${column}`);
}

function columnsOf(table: IndexedTable): SearchedColumns {
  return searchedColumns[table];
}
