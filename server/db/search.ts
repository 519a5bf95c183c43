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
  return inAnySpelling(word, (spelling) => {
    const pattern = `%${spelling.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
  });
}

/** A condition that holds for one of the word's spellings; for a word in ASCII there is only one. */
export function inAnySpelling(
  word: string,
  condition: (spelling: string) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const conditions = spellings(word).map(condition);
  return conditions.length === 1 ? conditions[0]! : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * The word as it is in texts after `lower`, which on SQLite, and on PostgreSQL in the locale C, knows no capitals but
 * those of ASCII: in small letters, as it was typed, with a capital first, and in capitals.
 */
function spellings(word: string): string[] {
  const small = word.toLowerCase();
  const large = word.replaceAll(/\P{ASCII}/gu, inCapitals);
  const titled = small.replace(/^\P{ASCII}/u, inCapitals);
  return [...new Set([small, asciiInSmall(word), titled, asciiInSmall(large)])];
}

/** Not where the capital is several letters, as of ß. */
function inCapitals(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? capital : letter;
}

function asciiInSmall(word: string): string {
  return word.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`1 = 1`;
}

/** A reference such as `CO-365E41`: the company's prefix, and the part that identifies the record. */
export const wholeReference = /^[a-z\d]{2,}-[a-z\d]{4,}$/i;

export function wordsIn(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}
