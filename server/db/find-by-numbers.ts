import { type RawBuilder, sql } from "kysely";
import { engineOf } from "./dialect.ts";
import { type Matches, mostFound } from "./matches.ts";
import { type Direction, type Reader, sortIds } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { digitsTogether, searchedText } from "./search-index.ts";
import { columnsOf, ownColumns } from "./searched-index.ts";
import type { SearchPlan } from "./searched-list.ts";

const number = new RegExp(`^\\d{${digitsTogether},}$`);

/** Of PostgreSQL's newest records so many are looked at: a number that many of them have is not rare. */
const newest = 60;
const often = 10;

/**
 * Finds the matches of a search with a number, such as a telephone number or its end, by the index of numbers, in the
 * order of their ids. Undefined where there is none in the search, or too many records have it, as the company's own.
 */
export async function findByNumbers(
  db: Executor,
  plan: SearchPlan,
  reader: Reader,
  direction: Direction,
): Promise<Matches | undefined> {
  // Of a search by hotels or packages the number may be in these alone.
  const numbers = plan.by === "words" ? plan.own.filter((word) => number.test(word)) : [];
  const { hasNumbers = false } = columnsOf(reader.table);
  if (numbers.length === 0 || !hasNumbers || reader.isOfDeleted) return undefined;
  const isServer = engineOf(db) === "postgres";
  if (isServer && (await reader.nearById(plan.condition, "desc", newest)).length > often) return undefined;
  const fives = numbers.flatMap(partsOf);
  const named = isServer ? namedByServer(reader, fives) : namedBySqlite(reader, fives);
  const found = await reader.matchesOf(named, plan.condition, mostFound + 1);
  return found.looked > mostFound ? undefined : { ids: sortIds(found.ids, direction), isAll: true };
}

function namedBySqlite({ table }: Reader, fives: readonly string[]): RawBuilder<unknown> {
  const index = sql.table(`${table}_words_of_numbers`);
  return sql`select rowid as named_id from ${index} where ${index} match ${fives.map((five) => `"${five}"`).join(" ")}`;
}

/** All at once: by the first few of ever so many PostgreSQL would read the table instead of its index. */
function namedByServer({ table }: Reader, fives: readonly string[]): RawBuilder<unknown> {
  const numbersOf = sql`numbers_of(${searchedText(ownColumns(table))})`;
  return sql`with named as materialized (
    select id as named_id from ${sql.table(table)} where ${numbersOf} @> ${fives.map(Number)}::integer[]) select named_id from named`;
}

/** Every five digits of a number from its first, and its last five. */
function partsOf(word: string): string[] {
  const places = Array.from({ length: Math.floor(word.length / digitsTogether) }, (_, index) => index);
  const fives = places.map((place) => word.slice(place * digitsTogether, (place + 1) * digitsTogether));
  return [...new Set([...fives, word.slice(-digitsTogether)])];
}
