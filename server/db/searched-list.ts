import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import { type IndexedTable, isIndexed, type SearchedColumns, searchedColumns } from "./search-index.ts";
import { hasWord, haveAll, wholeReference, wordsIn } from "./search.ts";

/** What a search means for a table's rows. */
export type SearchPlan = {
  condition: RawBuilder<boolean>;
  /** Whether an index knows some of the words; without one the rows are looked at in the order of the list. */
  by: "words" | "others" | "nothing";
  /** The words that are in the record itself. */
  own: readonly string[];
  /** What a record names, by whose words it is found. */
  others: readonly number[];
  /** Of a search by words another that one or two hotels, packages or stays have too. */
  beside?: { word: string; others: readonly number[] };
};

/** The records of so many hotels, packages or stays are gone through. */
const mostBeside = 2;

/** Above so many stays, hotels or packages with a word, their records are not looked up by them. */
const mostOthers = 500;

/** Looks at the words of a search: which have to be in the record itself, and which may be in what it names. */
export async function planSearch(db: Executor, table: IndexedTable, search: string): Promise<SearchPlan> {
  const words = await Promise.all(wordsIn(search).map((word) => planWord(db, table, word)));
  const condition = haveAll(words.map((word) => word.condition));
  const own = words.filter(({ isLong, others }) => isLong && others?.length === 0).map(({ word }) => word);
  const either = words
    .filter(({ isLong }) => isLong)
    .map(({ word, others = [] }) => ({ word, others }))
    .find(({ others }) => others.length > 0);
  if (own.length > 0) {
    const isFew = either && either.others.length <= mostBeside;
    return { condition, by: "words", own, others: [], ...(isFew && { beside: either }) };
  }
  if (!either) return { condition, by: "nothing", own: [], others: [] };
  return { condition, by: "others", own: [either.word], others: either.others };
}

type PlannedWord = {
  word: string;
  /** Of three code points at least, so that the index knows it. */
  isLong: boolean;
  condition: RawBuilder<boolean>;
  /** Ids of what a record names that have the word; undefined when there are many, or when they are not looked up. */
  others?: number[];
};

async function planWord(db: Executor, table: IndexedTable, word: string): Promise<PlannedWord> {
  const { other } = columnsOf(table);
  const isLong = Array.from(word).length >= 3;
  const inOwn = hasWord(ownColumns(table), word);
  if (!other) return { word, isLong, condition: inOwn, others: [] };
  const columns = other.columns.map((column) => `${other.table}.${column}`);
  // A value, not `exists`: PostgreSQL would look for all that have the word before it looked at the first record.
  const inOther = sql<boolean>`(select 1 from ${sql.table(other.table)}
    where ${sql.ref(`${other.table}.id`)} = ${sql.ref(`${table}.${other.key}`)} and ${hasWord(columns, word)}) is not null`;
  const others = await findOthers(db, other.table, columns, word, isLong);
  const condition =
    others === undefined
      ? sql<boolean>`(${inOwn} or ${inOther})`
      : others.length === 0
        ? inOwn
        : sql<boolean>`(${inOwn} or ${isOneOf(db, `${table}.${other.key}`, others)})`;
  return { word, isLong, condition, others };
}

/** Ids of hotels, packages or stays that have the word; undefined when there are too many of them. */
async function findOthers(db: Executor, table: string, columns: string[], word: string, isLong: boolean) {
  if (isIndexed(table) && !isLong) return undefined;
  const conditions = [hasWord(columns, word)];
  if (isIndexed(table) && engineOf(db) === "postgres") conditions.push(hasWord(ownColumns(table), word));
  else if (isIndexed(table)) {
    const named = await namedBy(db, table, [word], mostOthers);
    if (named.length > mostOthers) return undefined;
    conditions.push(isOneOf(db, "id", named));
  }
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${haveAll(conditions)} limit ${mostOthers + 1}`.execute(db);
  return rows.length > mostOthers ? undefined : rows.map(({ id }) => id);
}

/** What the index of a table names by the words, `most` and one more; on SQLite also what only looks like it. */
async function namedBy(
  db: Executor,
  table: IndexedTable,
  words: readonly string[],
  most: number,
): Promise<number[]> {
  const conditions = words.map((word) => hasWord(ownColumns(table), word));
  const named =
    engineOf(db) === "postgres"
      ? sql`select id from ${sql.table(table)} where ${haveAll(conditions)}`
      : sql`select rowid as id from ${indexOf(table)} where ${isNamed(table, words)}`;
  const { rows } = await sql<{ id: number }>`${named} limit ${most + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

/** So many records that an index names are looked up among the deleted, which are few. */
const mostAmong = 2000;

/**
 * A condition for a table's rows that can have the words in their own texts, by the index; undefined where that is no
 * help: for words of one or two letters, and for those that very many have.
 */
export async function canHave(
  db: Executor,
  table: IndexedTable,
  search: string,
): Promise<RawBuilder<boolean> | undefined> {
  const words = wordsIn(search);
  if (words.some((word) => Array.from(word).length < 3)) return undefined;
  const named = await namedBy(db, table, words, mostAmong);
  return named.length > mostAmong ? undefined : isOneOf(db, `${table}.id`, named);
}

export function indexOf(table: IndexedTable): RawBuilder<unknown> {
  return sql.table(`${table}_words`);
}

/** A condition on SQLite's index: the rows whose own texts can have all the words. */
export function isNamed(table: IndexedTable, words: readonly string[]): RawBuilder<boolean> {
  const telling = words.map(tellingPart);
  const phrases = columnsOf(table).isRough ? telling.flatMap(threeByThree) : telling;
  const match = phrases.map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(" ");
  return sql<boolean>`${indexOf(table)} match ${match}`;
}

/** The column by which a table's rows name something else. */
export function keyOf(table: IndexedTable): string {
  return columnsOf(table).other?.key ?? "id";
}

/** A reference without the company's letters, which are in every record and would be read through in all of them. */
function tellingPart(word: string): string {
  return wholeReference.test(word) ? word.slice(word.indexOf("-") + 1) : word;
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
