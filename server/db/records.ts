import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { peopleMessages } from "#contract/people.ts";
import { AppError, notFound } from "../errors.ts";
import { lockRows } from "./locks.ts";
import type { Executor, Transaction } from "./open.ts";
import type { Tables } from "./tables.ts";
import type { SoftDeletable } from "./tables/records.ts";

/** Tables whose records are deleted softly and can be restored. */
export type SoftDeletableTable = {
  [Name in keyof Tables]: Tables[Name] extends SoftDeletable ? Name : never;
}[keyof Tables];

/** Column values of an update. */
export type Columns<Name extends SoftDeletableTable> = Updateable<Tables[Name]>;

/**
 * The record to change, and the version the change was made from; `noun` names the kind in `not_found`. `seenAt`: the
 * moment at which staff answer a request, which then is no longer new.
 */
export type RecordToChange = { id: number; version?: number; noun?: string; seenAt?: string };

/** Reads a record that is not deleted. */
export async function findRecord<Name extends SoftDeletableTable>(
  db: Executor,
  table: Name,
  id: number,
): Promise<Selectable<Tables[Name]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Name]>>`
    select * from ${sql.table(table)} where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** Locks a record until the transaction ends: what a change leaves out may be written by somebody else at this moment. */
export async function lockRecord(
  transaction: Transaction,
  table: SoftDeletableTable,
  id: number,
): Promise<void> {
  await lockRows(transaction, transaction.selectFrom(table).select("id").where("id", "=", id)).execute();
}

/** Stores a record and returns its id. */
export async function insertRecord<Name extends SoftDeletableTable>(
  db: Executor,
  table: Name,
  values: Insertable<Tables[Name]>,
): Promise<number> {
  const { id } = await db.insertInto(table).values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Of 387 million references so many are not taken one after the other. */
const mostDraws = 20;

/**
 * Stores a booking under a reference that no other has. `draw` draws one, and again when it is taken: in a long file one
 * may well be, and with a duplicate key the whole of it would be written anew. Throws when all that it draws are taken.
 */
export async function insertBooking(
  transaction: Transaction,
  draw: () => string,
  values: Omit<Insertable<Tables["bookings"]>, "reference">,
): Promise<{ id: number; reference: string }> {
  for (let drawn = 0; drawn < mostDraws; drawn++) {
    const reference = draw();
    const stored = await transaction
      .insertInto("bookings")
      .values({ ...values, reference })
      .onConflict((same) => same.column("reference").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (stored) return { id: stored.id, reference };
  }
  throw new Error(`${mostDraws} references drawn for a booking were all taken`);
}

/**
 * Changes a record that is not deleted.
 *
 * @throws not_found | changed_meanwhile when it is no longer in that version | conflict when its guest was erased
 */
export async function changeRecord<Name extends SoftDeletableTable>(
  db: Executor,
  table: Name,
  { id, version, noun, seenAt }: RecordToChange,
  values: Columns<Name>,
): Promise<void> {
  const opened = seenAt === undefined ? {} : { opened_at: sql<string>`coalesce(opened_at, ${seenAt})` };
  let query = db
    .updateTable<SoftDeletableTable>(table)
    .set((eb) => ({ ...values, ...opened, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", "is", null);
  if (version !== undefined) query = query.where("version", "=", version);
  if (isForTheBooks(table)) query = query.where(sql.ref("erased_at"), "is", null);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  if (isForTheBooks(table) && (await isErased(db, table, id)))
    throw new AppError("conflict", { message: peopleMessages.erasedBooking });
  throw (await isThere(db, table, id)) ? new AppError("changed_meanwhile") : notFound(noun);
}

/**
 * Deletes a record softly. `now` is an ISO time, `noun` names the kind in `not_found`.
 *
 * @throws not_found when there is none, or it is deleted already
 */
export async function deleteRecord(
  db: Executor,
  table: SoftDeletableTable,
  id: number,
  now: string,
  noun?: string,
): Promise<void> {
  if (!(await mark(db, table, id, now))) throw notFound(noun);
}

/**
 * Brings a deleted record back.
 *
 * @throws not_found when there is no deleted one
 */
export async function restoreRecord(
  db: Executor,
  table: SoftDeletableTable,
  id: number,
  noun?: string,
): Promise<void> {
  if (!(await mark(db, table, id, null))) throw notFound(noun);
}

/** Sets or clears a record's deletion; false when there was nothing to change. */
async function mark(db: Executor, table: SoftDeletableTable, id: number, deletedAt: string | null) {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((eb) => ({ deleted_at: deletedAt, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", deletedAt === null ? "is not" : "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type BookTable = "bookings" | "package_bookings" | "cab_bookings";

function isForTheBooks(table: SoftDeletableTable): table is BookTable {
  return table === "bookings" || table === "package_bookings" || table === "cab_bookings";
}

async function isErased(db: Executor, table: BookTable, id: number): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("erased_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

async function isThere(db: Executor, table: SoftDeletableTable, id: number): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
