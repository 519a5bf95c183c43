import { type RawBuilder, sql } from "kysely";
import { emailPattern } from "#contract/rules/email.ts";
import { phoneForms } from "#contract/rules/phone.ts";
import { isOneOf } from "./dialect.ts";
import type { Reader } from "./list-reader.ts";
import type { Executor } from "./open.ts";
import { wholeReference } from "./search.ts";
import type { IndexedTable } from "./search-index.ts";

type Identifier = "reference" | "email" | "phone";

/** What identifies a record or its guest by itself; each of these columns has an index. */
const identifiers: Partial<Record<IndexedTable, readonly Identifier[]>> = {
  bookings: ["reference", "email", "phone"],
  package_bookings: ["reference", "email", "phone"],
  cab_bookings: ["reference", "email", "phone"],
  outbox: ["reference"],
};

/** As many as the stays of one guest, or of one agent who books for many. */
const mostIdentified = 100;

/**
 * Finds the records whose reference, phone number or email address is the whole search, a number in any of its
 * spellings. They are looked up by an index: as letters, the search would match ever more records. Returns none for any
 * other search, and for what more than `mostIdentified` records have.
 */
export async function findIdentified(db: Executor, search: string, reader: Reader): Promise<number[]> {
  const identified = identifierIn(search.trim());
  if (!identified || !identifiers[reader.table]?.includes(identified.identifier)) return [];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(reader.table)} where ${identified.condition} limit ${mostIdentified + 1}`.execute(
    db,
  );
  if (rows.length === 0 || rows.length > mostIdentified) return [];
  const ids = rows.map(({ id }) => id);
  return reader.some([isOneOf(db, `${reader.table}.id`, ids)], mostIdentified);
}

type Identified = { identifier: Identifier; condition: RawBuilder<boolean> };

function identifierIn(search: string): Identified | undefined {
  if (wholeReference.test(search))
    return { identifier: "reference", condition: sql`reference in (${search}, ${search.toUpperCase()})` };
  if (emailPattern.test(search))
    return { identifier: "email", condition: sql`lower(email) = ${search.toLowerCase()}` };
  const forms = phoneForms(search);
  if (forms.length === 0) return undefined;
  return { identifier: "phone", condition: sql`phone in (${sql.join(forms)})` };
}
