import { type RawBuilder, sql } from "kysely";
import { emailPattern } from "#contract/rules/email.ts";
import { phoneForms } from "#contract/rules/phone.ts";
import { isOneOf } from "./dialect.ts";
import type { Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { wholeReference } from "./search.ts";
import type { IndexedTable } from "./search-index.ts";

type Identifier = "reference" | "email" | "phone";

/** What records are asked for by, for it stands for them alone; each has an index. */
const identifiers: Partial<Record<IndexedTable, readonly Identifier[]>> = {
  bookings: ["reference", "email", "phone"],
  package_bookings: ["reference", "email", "phone"],
  cab_bookings: ["reference", "email", "phone"],
  outbox: ["reference"],
};

/** Stays of one guest, or of one agent who books for many. */
const mostIdentified = 100;

/**
 * Finds the records of a list whose reference, number or address is the whole search: a number in any of the ways in
 * which it is written. Their keys are looked up; the letters in them would be met in ever more records. Returns none for
 * any other search, and for what very many have.
 */
export async function findIdentified(db: Executor, search: string, reader: Reader): Promise<number[]> {
  const asked = identifierIn(search.trim());
  if (!asked || !identifiers[reader.table]?.includes(asked.identifier)) return [];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(reader.table)} where ${asked.condition} limit ${mostIdentified + 1}`.execute(
    db,
  );
  if (rows.length === 0 || rows.length > mostIdentified) return [];
  const ids = rows.map(({ id }) => id);
  return reader.some([isOneOf(db, `${reader.table}.id`, ids)], mostIdentified);
}

type Asked = { identifier: Identifier; condition: RawBuilder<boolean> };

function identifierIn(search: string): Asked | undefined {
  if (wholeReference.test(search))
    return { identifier: "reference", condition: sql`reference in (${search}, ${search.toUpperCase()})` };
  if (emailPattern.test(search))
    return { identifier: "email", condition: sql`lower(email) = ${search.toLowerCase()}` };
  const forms = phoneForms(search);
  if (forms.length === 0) return undefined;
  return { identifier: "phone", condition: sql`phone in (${sql.join(forms)})` };
}
