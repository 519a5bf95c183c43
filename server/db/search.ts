import { type RawBuilder, sql } from "kysely";
import { searchedText } from "./search-index.ts";

/** A condition for rows that have each word of `search` somewhere in the columns, in any case. */
export function hasWords(columns: readonly string[], search: string): RawBuilder<boolean> {
  return allOf(wordsIn(search).map((word) => hasWord(columns, word)));
}

/** A condition for rows that have the word somewhere in the columns, in any case. */
export function hasWord(columns: readonly string[], word: string): RawBuilder<boolean> {
  return containsWord(searchedText(columns), word);
}

/** A condition for a text that has the word, in any case. */
export function containsWord(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
}

export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`1 = 1`;
}

/** A reference such as `CO-365E41`: the company's prefix, and the part that identifies the record. */
export const wholeReference = /^[a-z\d]{2,}-[a-z\d]{4,}$/i;

export function wordsIn(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}
