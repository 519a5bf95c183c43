import type { Insertable, Selectable, Updateable } from "kysely";
import { lockRows } from "../db/locks.ts";
import type { Executor, Transaction } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

export type ImportRecord = Selectable<Tables["imports"]>;
export type StoredRow = Pick<Selectable<Tables["import_rows"]>, "id" | "row_number" | "cells">;

/** Rows in one statement: SQLite and PostgreSQL limit the number of values in one. */
const atOnce = 500;

export function findImport(db: Executor, token: string) {
  return db.selectFrom("imports").selectAll().where("token", "=", token).executeTakeFirst();
}

export function latestImports(db: Executor, limit: number) {
  return db.selectFrom("imports").selectAll().orderBy("id", "desc").limit(limit).execute();
}

/** The latest import of the same file that was written and not undone. */
export function sameFile(db: Executor, { kind, hash }: { kind: ImportRecord["kind"]; hash: string }) {
  return db
    .selectFrom("imports")
    .select(["created_at", "staff_name"])
    .where("file_hash", "=", hash)
    .where("kind", "=", kind)
    .where("state", "=", "done")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

export async function insertImport(db: Executor, values: Insertable<Tables["imports"]>): Promise<number> {
  const { id } = await db.insertInto("imports").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes an import while it belongs to this run; false when it no longer does. */
export async function updateRun(
  db: Executor,
  { id, run }: { id: number; run: string },
  values: Updateable<Tables["imports"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("imports")
    .set(values)
    .where("id", "=", id)
    .where("run", "=", run)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Claim = {
  run: string;
  held_until: string;
  state: ImportRecord["state"];
  done: 0;
  staff_name?: string;
  columns?: string;
};

/** Claims an import in `state`, or one whose process no longer holds it; false when somebody else has claimed it. */
export async function claimImport(
  db: Executor,
  record: ImportRecord,
  from: ImportRecord["state"],
  claim: Claim,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("imports")
    .set(claim)
    .where("id", "=", record.id)
    .where("run", "=", record.run)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Imports that a process works on, or did when it was killed. */
export function unfinishedImports(db: Executor) {
  return db.selectFrom("imports").selectAll().where("state", "in", ["reading", "writing"]).execute();
}

export type Outcome = {
  row: number;
  state: Selectable<Tables["import_rows"]>["state"];
  cells: string;
  outcome: string;
};

/** A row of a file before it is looked over. */
export function unreadRow({ row, cells }: { row: number; cells: readonly string[] }): Outcome {
  return { row, cells: JSON.stringify(cells), state: "new", outcome: "" };
}

/** Replaces the import's rows. */
export async function replaceRows(
  transaction: Transaction,
  id: number,
  rows: readonly Outcome[],
): Promise<void> {
  await deleteRows(transaction, id);
  await insertRows(transaction, id, rows);
}

export async function insertRows(
  transaction: Transaction,
  id: number,
  rows: readonly Outcome[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await transaction
      .insertInto("import_rows")
      .values(
        rows
          .slice(from, from + atOnce)
          .map(({ row, ...values }) => ({ import_id: id, row_number: row, ...values })),
      )
      .execute();
}

export async function deleteRows(db: Executor, id: number): Promise<void> {
  await db.deleteFrom("import_rows").where("import_id", "=", id).execute();
}

export async function faultyRowNumbers(db: Executor, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom("import_rows")
    .select("row_number")
    .where("import_id", "=", id)
    .where("state", "=", "fault")
    .orderBy("row_number")
    .execute();
  return rows.map(({ row_number }) => row_number);
}

export function faultyRows(db: Executor, id: number) {
  return db
    .selectFrom("import_rows")
    .select("cells")
    .where("import_id", "=", id)
    .where("state", "=", "fault")
    .where("cells", "<>", "")
    .orderBy("row_number")
    .execute();
}

export function allRows(db: Executor, id: number): Promise<StoredRow[]> {
  return db
    .selectFrom("import_rows")
    .select(["id", "row_number", "cells"])
    .where("import_id", "=", id)
    .where("cells", "<>", "")
    .orderBy("row_number")
    .execute();
}

/** The numbers of the rows that hold a text still, and not that of somebody who was erased meanwhile. */
export async function lockedRows(transaction: Transaction, id: number): Promise<Set<number>> {
  const rows = transaction.selectFrom("import_rows").select("id").where("import_id", "=", id);
  await lockRows(transaction, rows.orderBy("id")).execute();
  return new Set((await allRows(transaction, id)).map(({ row_number }) => row_number));
}

/** Deletes expired previews with their rows. */
export async function forgetImportsBefore(db: Executor, now: string): Promise<void> {
  await db
    .deleteFrom("imports")
    .where("state", "in", ["ready", "failed"])
    .where("expires_at", "<", now)
    .execute();
}
