import { type RawBuilder, sql } from "kysely";
import { engineOf, isOneOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import { type IndexedTable, type SearchedColumns, searchedColumns, searchedText } from "./search-index.ts";

/** Above this number of matches in the index a scan of all records is as quick. */
const manyCandidates = 10_000;

/** A condition for rows that have each word of `search` somewhere in the columns, in any case. */
export function hasWords(columns: readonly string[], search: string): RawBuilder<boolean> {
  return haveAll(columns, wordsIn(search));
}

/**
 * As `hasWords`, for a table with a search index. The index yields candidates, which the condition then checks; above
 * `manyCandidates` the index is not used.
 */
export async function hasIndexedWords(
  db: Executor,
  table: IndexedTable,
  search: string,
  most = manyCandidates,
): Promise<RawBuilder<boolean>> {
  const { own, other } = columnsOf(table);
  const words = wordsIn(search);
  const condition = haveAll([...own, ...other], words);
  const asked = await ownWords(db, table, words);
  const ids = asked.length > 0 ? await findCandidates(db, table, asked, most) : undefined;
  return ids ? sql<boolean>`(${isOneOf(db, `${table}.id`, ids)} and ${condition})` : condition;
}

/** The words to look up in the index: of three code points at least, and not in the name of any hotel or package. */
async function ownWords(db: Executor, table: IndexedTable, words: readonly string[]): Promise<string[]> {
  const long = words.filter((word) => Array.from(word).length >= 3);
  const { other, otherTable } = columnsOf(table);
  if (!otherTable) return long;
  const found = await Promise.all(
    long.map((word) =>
      sql`select 1 from ${sql.table(otherTable)} where ${haveAll(other, [word])} limit 1`.execute(db),
    ),
  );
  return long.filter((_, index) => found[index]?.rows.length === 0);
}

/** The ids of all records whose own texts may have the words; undefined above `manyCandidates`. */
async function findCandidates(
  db: Executor,
  table: IndexedTable,
  words: readonly string[],
  most: number,
): Promise<number[] | undefined> {
  const index = sql.table(`${table}_words`);
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ");
  const candidates =
    engineOf(db) === "sqlite"
      ? sql<{ id: number }>`select rowid as id from ${index} where ${index} match ${phrases}`
      : sql<{ id: number }>`select id from ${sql.table(table)} where ${haveAll(columnsOf(table).own, words)}`;
  const { rows } = await sql<{ id: number }>`${candidates} limit ${most + 1}`.execute(db);
  return rows.length > most ? undefined : rows.map(({ id }) => id);
}

function columnsOf(table: IndexedTable) {
  const { own, other }: SearchedColumns = searchedColumns[table];
  return {
    own: own.map((column) => `${table}.${column}`),
    other: (other?.columns ?? []).map((column) => `${other?.table}.${column}`),
    otherTable: other?.table,
  };
}

function haveAll(columns: readonly string[], words: readonly string[]): RawBuilder<boolean> {
  const text = searchedText(columns);
  const conditions = words.map((word) => sql`lower(${text}) like ${containing(word)} escape '\\'`);
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`1 = 1`;
}

function wordsIn(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}

function containing(word: string): string {
  return `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
