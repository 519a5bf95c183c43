import { sql } from "kysely";
import type { PersonKind } from "#contract/people.ts";
import { isOneOf } from "../db/dialect.ts";
import { lockRows } from "../db/locks.ts";
import type { Executor, Transaction } from "../db/open.ts";
import type { Engine } from "../db/engine.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import type { Row } from "./scan.queries.ts";
import { personTables, type WordTable } from "./word-columns.ts";

export type PaymentOfStay = Awaited<ReturnType<typeof paymentsOf>>[number];

/** All payments of the stays, deleted ones too. */
export function paymentsOf(db: Executor, bookingIds: number[]) {
  const query = db
    .selectFrom("payments")
    .selectAll()
    .where(isOneOf(db, "booking_id", bookingIds));
  return query.orderBy("id").execute();
}

/** Keeps payments of the stays from being recorded until the transaction ends. */
export function lockStays(engine: Engine, transaction: Transaction, ids: number[]) {
  const stays = transaction
    .selectFrom("bookings")
    .select("id")
    .where(isOneOf(transaction, "id", ids));
  return lockRows(engine, stays.orderBy("id"), "alone").execute();
}

type Versioned = { kind: PersonKind; id: number; row: Row };

/** Deletes a record for good, with the nights and the deleted payments of a stay; false when it was changed since. */
export async function deleteForGood(db: Executor, { kind, id, row }: Versioned): Promise<boolean> {
  if (kind === "bookings") {
    await blankPapers(db, id);
    await db.deleteFrom("payments").where("booking_id", "=", id).execute();
    await db.deleteFrom("room_nights").where("booking_id", "=", id).execute();
  }
  const { numAffectedRows } = await sql`
    delete from ${sql.table(personTables[kind])} where id = ${id} and version = ${row["version"]}`.execute(
    db,
  );
  return Number(numAffectedRows) > 0;
}

const nobody = { customer_name: "Erased guest", email: "", phone: "", special_request: "" };

/** What takes the place of the person in a record that is kept; also for stays that have become old. */
function namelessValues(kind: PersonKind, now: string): Record<string, string> {
  if (kind === "blocks") return { reason: "Erased" };
  if (kind === "bookings") return { ...nobody, erased_at: now, guest_key_hash: guestKeyHash(newGuestKey()) };
  const places = {
    pick_up_location: "Erased",
    drop_location: "Erased",
    preferred_time: "Erased",
    assigned_to: "",
  };
  return { ...nobody, erased_at: now, ...(kind === "cabBookings" && places) };
}

/** Takes the person out of a record, and the words out of its payments; false when it was changed since. */
export async function makeNameless(db: Executor, record: Versioned, now: string): Promise<boolean> {
  const { kind, id, row } = record;
  if (kind === "bookings") {
    await blankNotes(db, id);
    await blankPapers(db, id);
  }
  const { version } = row;
  return updateRow(db, personTables[kind], { id, version }, namelessValues(kind, now));
}

function blankNotes(db: Executor, bookingId: number) {
  return db
    .updateTable("payments")
    .set((eb) => ({ note: "", version: eb("version", "+", 1) }))
    .where("booking_id", "=", bookingId)
    .where("note", "<>", "")
    .execute();
}

/** Papers stay for the books, with their numbers and amounts; whom they were for is taken out. */
function blankPapers(db: Executor, bookingId: number) {
  return db.updateTable("papers").set({ guest: "" }).where("booking_id", "=", bookingId).execute();
}

/** Writes texts into a row; one that has a version must still be in it. */
export async function updateRow(
  db: Executor,
  table: WordTable,
  { id, version }: { id: number; version?: unknown },
  values: Record<string, string>,
): Promise<boolean> {
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const next = version === undefined ? [] : [sql`version = version + 1`];
  const same = version === undefined ? sql`1 = 1` : sql`version = ${version}`;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join([...set, ...next])} where id = ${id} and ${same}`.execute(db);
  return Number(numAffectedRows) > 0;
}

/** Blanks emails that were sent, failed or were kept; deletes those that wait, so that nobody sends them. */
export async function blankEmails(db: Executor, ids: number[]): Promise<void> {
  const mine = isOneOf(db, "id", ids);
  await db.deleteFrom("outbox").where(mine).where("status", "=", "Waiting").execute();
  const blank = { recipient: "", reply_to: null, subject: "", body: "", last_error: "" };
  await db.updateTable("outbox").set(blank).where(mine).execute();
}

/** The change log's entries about records of one kind. */
export function changesAbout(db: Executor, kind: string, ids: number[]) {
  const query = db.selectFrom("changes").selectAll().where("kind", "=", kind);
  return query.where(isOneOf(db, "record_id", ids)).execute();
}

/** Forgets the replies to forms about records, and those of earlier versions, which do not say what they are about. */
export async function forgetReplies(db: Executor, about: string[]): Promise<void> {
  await db
    .deleteFrom("sent_forms")
    .where("about", "in", [...about, ""])
    .execute();
}
