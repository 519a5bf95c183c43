import { setImmediate as turn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../db/open.ts";
import type { ContactMatcher } from "./contact-matcher.ts";
import { wordsIn, type WordTable } from "./word-columns.ts";

/** A whole row of a table; its columns are those of the schema. */
export type Row = Record<string, unknown> & { id: number };

/** Rows read by one statement: some milliseconds, after which others get their turn. */
const atOnce = 1_000;

/** Rows of a table with the number or address in any text column; reads the whole table. */
export async function rowsThatName(db: Executor, table: WordTable, contact: ContactMatcher): Promise<Row[]> {
  const columns = wordsIn(table);
  const rows = await scan(db, table, mayName(columns, contact));
  return rows.filter((row) => columns.some((column) => contact.isIn(textOf(row, column))));
}

/** Rows of a table whose column is one of the names, which are in lower case, or contains one; in any case. */
export async function rowsNamed(
  db: Executor,
  table: WordTable,
  column: string,
  names: readonly string[],
  how: "is" | "contains",
): Promise<Row[]> {
  if (names.length === 0) return [];
  const rows = await scan(db, table, sql.join(names.map(mayContain(sql.ref(column))), sql` or `));
  return rows.filter((row) => {
    const text = textOf(row, column).trim().toLowerCase();
    return names.some((name) => (how === "is" ? text === name : text.includes(name)));
  });
}

type Holder = { kind: string; row: Row };

/** E-mails to the person, and those to staff about one of the records; only those with an id `after` this. */
export async function emailsTo(
  db: Executor,
  holders: readonly Holder[],
  contact: ContactMatcher,
  after = 0,
): Promise<Row[]> {
  const references = holders.map(({ row }) => textOf(row, "reference")).filter(Boolean);
  const scanFor = (condition: RawBuilder<unknown>) => scan(db, "outbox", condition, after);
  const { sought } = contact;
  const toThem = "email" in sought ? await scanFor(mayContain(sql.ref("recipient"))(sought.email)) : [];
  const conditions = [
    ...(references.length > 0 ? [sql`reference in (${sql.join(references)})`] : []),
    ...holders.filter(({ kind }) => kind === "reviews").map(({ row }) => isAboutReview(row)),
  ];
  const aboutThem = conditions.length > 0 ? await scanFor(sql.join(conditions, sql` or `)) : [];
  const emails = [...toThem.filter((row) => contact.isSame(textOf(row, "recipient"))), ...aboutThem];
  const byId = new Map(emails.map((row) => [row.id, row]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

/** Emails of earlier versions do not name their review; they begin with the guest's name. */
function isAboutReview(row: Row): RawBuilder<unknown> {
  const subject = `New review by ${textOf(row, "customer_name")}:%`;
  return sql`(kind = 'review' and (record_id = ${row.id} or (record_id is null and subject like ${subject})))`;
}

export function textOf(row: Row, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}

async function scan(
  db: Executor,
  table: WordTable,
  condition: RawBuilder<unknown>,
  after = 0,
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const rows of partsOf(db, table, condition, after)) found.push(...rows);
  return found;
}

/** The rows of a table for which the condition holds, or all, in batches; reads the whole table. */
export async function* partsOf(
  db: Executor,
  table: WordTable,
  condition: RawBuilder<unknown> = sql`1 = 1`,
  after = 0,
) {
  const from = sql.table(table);
  const last = await lastIdOf(db, table);
  for (let before = after; before < last; before += atOnce) {
    const { rows } = await sql<Row>`
      select * from ${from} where id > ${before} and id <= ${before + atOnce} and (${condition})
      order by id`.execute(db);
    yield rows;
    await turn();
  }
}

/** The id of a table's newest row; 0 without one. */
export async function lastIdOf(db: Executor, table: WordTable): Promise<number> {
  const newest = sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`;
  const { rows } = await newest.execute(db);
  return rows[0]?.last ?? 0;
}

/** A condition that holds for all rows that name the person, and for some others. */
function mayName(columns: readonly string[], { sought }: ContactMatcher): RawBuilder<unknown> {
  const texts = columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`);
  const text = sql`${sql.join(texts, sql` || ' ' || `)}`;
  if ("digits" in sought) return sql`${digitsOf(text)} like ${containing(sought.digits)}`;
  const inLink = sought.email.replace("@", "%40");
  return sql.join([sought.email, inLink].map(mayContain(text)), sql` or `);
}

/**
 * A condition that holds for all texts with what is sought in any case, and for some others: `lower` of SQLite, and of
 * some servers, leaves letters beyond English as they are, so that anything may stand for these.
 */
function mayContain(text: RawBuilder<unknown>) {
  return (sought: string): RawBuilder<unknown> => {
    const pattern = containing(sought).replace(/(?:i\u0307|\P{ASCII})+/gu, "%");
    return sql`lower(${text}) like ${pattern} escape '\\'`;
  };
}

/** A text without the signs that people put between the digits of a number. */
function digitsOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return [" ", "-", "(", ")", ".", "+", "/"].reduce((left, sign) => sql`replace(${left}, ${sign}, '')`, text);
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
