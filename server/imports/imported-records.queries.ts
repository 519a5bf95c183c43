import { sql } from "kysely";
import type { Executor, Transaction } from "../db/open.ts";
import type { ImportedKind } from "../db/tables/imports.ts";
import type { ImportedRecord } from "./import-row.ts";

const atOnce = 500;

/** Stores which records an import made, in their order. */
export async function insertImportedRecords(
  transaction: Transaction,
  importId: number,
  made: readonly ImportedRecord[],
): Promise<void> {
  for (let from = 0; from < made.length; from += atOnce)
    await transaction
      .insertInto("import_records")
      .values(
        made.slice(from, from + atOnce).map(({ kind, id }) => ({ import_id: importId, kind, record_id: id })),
      )
      .execute();
}

/** The records that an import made, last first: rooms before their hotels. */
export function recordsOfImport(db: Executor, importId: number) {
  return db
    .selectFrom("import_records")
    .select(["kind", "record_id"])
    .where("import_id", "=", importId)
    .orderBy("id", "desc")
    .execute();
}

export const tableOf = {
  hotels: "hotels",
  rooms: "rooms",
  packages: "packages",
  bookings: "bookings",
  uploads: "pictures",
} as const satisfies Record<ImportedKind, string>;

/** The state of a record: its version, and when it was deleted. */
export async function readRecordState(db: Executor, kind: ImportedKind, id: number) {
  const { rows } = await sql<{ version: number; deleted_at: string | null }>`
    select version, deleted_at from ${sql.table(tableOf[kind])} where id = ${id}`.execute(db);
  return rows[0];
}

/** For each kind, what can refer to its records: table, column, and words for people. */
const builtOn: Record<
  ImportedKind,
  readonly { words: string; table: string; column: string; and?: string }[]
> = {
  hotels: [
    { words: "has rooms", table: "rooms", column: "hotel_id" },
    { words: "has bookings", table: "bookings", column: "hotel_id" },
    { words: "has extras", table: "extras", column: "hotel_id" },
    { words: "has pictures", table: "pictures", column: "owner_id", and: "hotel" },
  ],
  rooms: [
    { words: "has bookings", table: "bookings", column: "room_id" },
    { words: "has rooms kept out of sale", table: "room_blocks", column: "room_id" },
    { words: "has seasons", table: "rate_periods", column: "room_id" },
    { words: "has pictures", table: "pictures", column: "owner_id", and: "room" },
  ],
  packages: [
    { words: "has enquiries", table: "package_bookings", column: "package_id" },
    { words: "has pictures", table: "pictures", column: "owner_id", and: "package" },
  ],
  bookings: [{ words: "has payments", table: "payments", column: "booking_id" }],
  uploads: [],
};

/** What refers to a record, in words; undefined when nothing does. */
export async function describeReferences(
  db: Executor,
  kind: ImportedKind,
  id: number,
): Promise<string | undefined> {
  for (const { words, table, column, and } of builtOn[kind]) {
    const ofModule = and === undefined ? sql`` : sql`and module = ${and}`;
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} and deleted_at is null ${ofModule} limit 1`.execute(
      db,
    );
    if (rows.length > 0) return words;
  }
  return undefined;
}
