import { sql } from "kysely";
import type { ChangedKind } from "#contract/change-log.ts";
import type { PersonKind } from "#contract/people.ts";
import { isOneOf } from "../db/dialect.ts";
import { lockRows } from "../db/locks.ts";
import type { Executor, Transaction } from "../db/open.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import { isPaidKind, type PaidKind, paidKeys, paidKinds } from "./paid-kinds.ts";
import type { Row } from "./scan.queries.ts";
import { personTable, type WordTable } from "./word-columns.ts";

export type PaymentOfStay = Awaited<ReturnType<typeof paymentsOf>>[number];

export type NamedRecord = { kind: PersonKind; id: number };

const idsOf = (records: readonly NamedRecord[], kind: PaidKind) =>
  records.filter((one) => one.kind === kind).map(({ id }) => id);

/** All payments of the records, deleted ones too. */
export async function paymentsOf(db: Executor, records: readonly NamedRecord[]) {
  const found = await Promise.all(
    paidKinds.map((kind) =>
      db
        .selectFrom("payments")
        .selectAll()
        .where(isOneOf(db, paidKeys[kind], idsOf(records, kind)))
        .execute(),
    ),
  );
  return found.flat().toSorted((a, b) => a.id - b.id);
}

/** Whether a payment is for one of the records. */
export function isPaymentFor(payment: PaymentOfStay, records: readonly NamedRecord[]): boolean {
  return records.some(({ kind, id }) => isPaidKind(kind) && payment[paidKeys[kind]] === id);
}

/** Of the records, the enquiries in whose price a stay is, deleted ones too: no such enquiry is deleted for good. */
export async function enquiriesWithStays(
  db: Executor,
  records: readonly NamedRecord[],
): Promise<Set<number | null>> {
  const rows = await db
    .selectFrom("bookings")
    .select("package_enquiry_id")
    .distinct()
    .where(isOneOf(db, "package_enquiry_id", idsOf(records, "packageBookings")))
    .execute();
  return new Set(rows.map(({ package_enquiry_id }) => package_enquiry_id));
}

/** Locks the records, so that no payment for them is recorded, and no stay added, until the transaction ends. */
export async function lockPaid(transaction: Transaction, records: readonly NamedRecord[]) {
  for (const kind of paidKinds) {
    const rows = transaction
      .selectFrom(personTable(kind))
      .select("id")
      .where(isOneOf(transaction, "id", idsOf(records, kind)));
    await lockRows(transaction, rows.orderBy("id"), "alone").execute();
  }
}

type Versioned = NamedRecord & { row: Row };

/** Deletes a record for good, with a stay's nights and deleted payments; false when it was changed or got a stay since. */
export async function deleteForGood(db: Executor, { kind, id, row }: Versioned): Promise<boolean> {
  if ((await enquiriesWithStays(db, [{ kind, id }])).size > 0) return false;
  if (isPaidKind(kind)) {
    await db.deleteFrom("payments").where(paidKeys[kind], "=", id).execute();
    await forgetGuest(db, kind, id);
    await db.deleteFrom("payment_links").where(paidKeys[kind], "=", id).execute();
  }
  if (kind === "bookings") {
    await db.updateTable("payments").set({ credit_of: null }).where("credit_of", "=", id).execute();
    for (const table of ["room_nights", "weather_stays"] as const)
      await db.deleteFrom(table).where("booking_id", "=", id).execute();
  }
  const { numAffectedRows } = await sql`
    delete from ${sql.table(personTable(kind))} where id = ${id} and version = ${row["version"]}`.execute(db);
  return Number(numAffectedRows) > 0;
}

const nobody = { customer_name: "Erased guest", email: "", phone: "", special_request: "" };

/** The values that replace the person in a record that is kept; also for old stays. */
function namelessValues(kind: PersonKind, now: string): Record<string, string> {
  if (kind === "blocks") return { reason: "Erased" };
  if (kind === "bookings") {
    const unsaid = { end_reason: "", waived: "" };
    return { ...nobody, ...unsaid, ...nobodysLink(), erased_at: now };
  }
  const places = {
    pick_up_location: "Erased",
    drop_location: "Erased",
    preferred_time: "Erased",
    assigned_to: "",
  };
  return { ...nobody, ...nobodysLink(), erased_at: now, ...(kind === "cabBookings" && places) };
}

/** Ends the guest's link: its key becomes that of a new link that nobody knows. */
function nobodysLink() {
  return { guest_key_hash: guestKeyHash(newGuestKey()) };
}

/** Removes the person from a record, and texts from its payments; false when it was changed since. */
export async function makeNameless(db: Executor, record: Versioned, now: string): Promise<boolean> {
  const { kind, id, row } = record;
  if (isPaidKind(kind)) {
    await blankNotes(db, kind, id);
    await forgetGuest(db, kind, id);
    await closeLinks(db, kind, id);
  }
  const { version } = row;
  return updateRow(db, personTable(kind), { id, version }, namelessValues(kind, now));
}

function blankNotes(db: Executor, kind: PaidKind, id: number) {
  return db
    .updateTable("payments")
    .set((eb) => ({ note: "", reference: "", once_key: null, version: eb("version", "+", 1) }))
    .where(paidKeys[kind], "=", id)
    .where((eb) => eb.or([eb("note", "<>", ""), eb("reference", "<>", "")]))
    .execute();
}

/** Papers are kept for the books, without the guest; payment claims and companies of invoices are deleted. */
async function forgetGuest(db: Executor, kind: PaidKind, id: number): Promise<void> {
  await db.updateTable("papers").set({ guest: "" }).where(paidKeys[kind], "=", id).execute();
  for (const table of ["payment_claims", "invoice_buyers"] as const)
    await db.deleteFrom(table).where(paidKeys[kind], "=", id).execute();
}

/** Deletes the gateway's pages but for the open ones, which lose their address: these are withdrawn at the gateway. */
async function closeLinks(db: Executor, kind: PaidKind, id: number): Promise<void> {
  const mine = paidKeys[kind];
  await db.deleteFrom("payment_links").where(mine, "=", id).where("state", "<>", "Open").execute();
  await db.updateTable("payment_links").set({ url: "" }).where(mine, "=", id).execute();
}

/** Stores texts in a row; a row with a version must still be in it. */
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

/**
 * Blanks emails that were sent, failed or kept; deletes waiting ones, so that nobody sends them. An email being sent at
 * this moment stays blank afterwards (`noteOutcome`).
 */
export async function blankEmails(db: Executor, ids: number[]): Promise<void> {
  const mine = isOneOf(db, "id", ids);
  await db.deleteFrom("outbox").where(mine).where("status", "=", "Waiting").execute();
  const blank = { recipient: "", reply_to: null, subject: "", body: "", last_error: "" };
  await db.updateTable("outbox").set(blank).where(mine).execute();
}

/** The change log's entries about records of one kind. */
export function changesAbout(db: Executor, kind: ChangedKind, ids: number[]) {
  const query = db.selectFrom("changes").selectAll().where("kind", "=", kind);
  return query.where(isOneOf(db, "record_id", ids)).execute();
}

/** Deletes stored replies to forms about these records, and those of earlier versions, which name no record. */
export async function forgetReplies(db: Executor, about: string[]): Promise<void> {
  await db
    .deleteFrom("sent_forms")
    .where("about", "in", [...about, ""])
    .execute();
}
