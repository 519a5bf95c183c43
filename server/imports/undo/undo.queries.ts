import { sql } from "kysely";
import { lockRows } from "../../db/locks.ts";
import type { Executor, Transaction } from "../../db/open.ts";
import type { ImportedKind } from "../../db/tables/imports.ts";

const tableOf = {
  hotels: "hotels",
  rooms: "rooms",
  ratePeriods: "rate_periods",
  packages: "packages",
  cabRates: "cab_rates",
  bookings: "bookings",
  payments: "payments",
  uploads: "pictures",
} as const satisfies Record<ImportedKind, string>;

/** Locks the records that are not deleted, and returns them with their versions. */
export async function lockRecordsLeft(transaction: Transaction, kind: ImportedKind, ids: readonly number[]) {
  const left = transaction
    .selectFrom(tableOf[kind])
    .select(["id", "version"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .orderBy("id");
  return lockRows(transaction, left).execute();
}

/** Deletes records that nothing stands on, in one statement. */
export async function deleteRecords(
  transaction: Transaction,
  kind: ImportedKind,
  ids: readonly number[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable(tableOf[kind])
    .set((eb) => ({ deleted_at: now, version: eb("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Of these stays, those with room nights or reminders, which are deleted one by one. */
export async function staysWithMore(transaction: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const of = (table: "room_nights" | "reminders") =>
    transaction.selectFrom(table).select("booking_id").where("booking_id", "in", ids).execute();
  const rows = [...(await of("room_nights")), ...(await of("reminders"))];
  return new Set(rows.flatMap(({ booking_id }) => booking_id ?? []));
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
    { words: "has calendars of portals", table: "portal_calendars", column: "room_id" },
    { words: "has seasons", table: "rate_periods", column: "room_id" },
    { words: "has pictures", table: "pictures", column: "owner_id", and: "room" },
  ],
  ratePeriods: [],
  packages: [
    { words: "has enquiries", table: "package_bookings", column: "package_id" },
    { words: "has pictures", table: "pictures", column: "owner_id", and: "package" },
  ],
  cabRates: [{ words: "has requests", table: "cab_bookings", column: "cab_rate_id" }],
  bookings: [{ words: "has payments", table: "payments", column: "booking_id" }],
  payments: [],
  uploads: [],
};

/** What refers to each of the records, in words; those to which nothing does are left out. */
export async function describeReferences(
  db: Executor,
  kind: ImportedKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const { words, table, column, and } of builtOn[kind].toReversed()) {
    const ofModule = and === undefined ? sql`` : sql`and module = ${and}`;
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(ids)}) and deleted_at is null ${ofModule}`.execute(db);
    for (const { id } of rows) found.set(id, words);
  }
  return found;
}
