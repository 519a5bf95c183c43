import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { expectExactCounts } from "#test/support/counts.ts";
import { fillTables, readTables } from "#test/support/fill-tables.ts";
import { guestKeyHash } from "../guest-key.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./open.ts";
import { findByWords } from "#test/support/find-by-words.ts";
import { type IndexedTable, searchedColumns } from "./search-index.ts";

type Row = Record<string, unknown>;

/** Becomes one release after the other; a copy of each is filled. */
let growing: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  growing = await freshDatabase();
  await growing.db.executor.destroy();
});
afterAll(() => growing.remove());

/** An empty database of that release. */
async function databaseOf(release: string): Promise<Database> {
  const grown = growing.reopen();
  const steps = Object.entries(migrations).slice(0, releases.indexOf(release) + 1);
  await migrate(grown, Object.fromEntries(steps));
  await grown.executor.destroy();
  const { db, remove } = await freshDatabase(growing.template);
  onTestFinished(() => db.executor.destroy().then(remove));
  return db;
}

/** A row as migrations leave it: all that they change in rows that were there before. */
function asChanged({ guest_key, ...row }: Row): Row {
  return typeof guest_key === "string" ? { ...row, guest_key_hash: guestKeyHash(guest_key) } : row;
}

/** Tables to which migrations add rows of their own: what one may choose from, and the terms that were in force. */
const withOwnRows = new Set(["room_types", "facilities", "company_sections"]);

async function expectAllRows(db: Database, before: Map<string, Row[]>): Promise<void> {
  const after = await readTables(db);
  for (const [table, rows] of before) {
    const found = after.get(table) ?? [];
    for (const row of rows) expect(found, table).toContainEqual(expect.objectContaining(asChanged(row)));
    if (!withOwnRows.has(table)) expect([table, found.length]).toEqual([table, rows.length]);
  }
}

async function expectForeignKeys(db: Database): Promise<void> {
  // PostgreSQL checks foreign keys at each write.
  if (db.engine === "postgres") return;
  expect((await sql`pragma foreign_key_check`.execute(db.executor)).rows).toEqual([]);
}

async function expectSortKeys({ executor }: Database): Promise<void> {
  const bookings = await executor
    .selectFrom("bookings")
    .innerJoin("hotels", "hotels.id", "hotel_id")
    .select(["hotel_key as key", "hotels.name_key as named", "hotels.name"])
    .execute();
  const enquiries = await executor
    .selectFrom("package_bookings")
    .innerJoin("packages", "packages.id", "package_id")
    .select(["package_key as key", "packages.name_key as named", "packages.name"])
    .execute();
  for (const { key, named, name } of [...bookings, ...enquiries])
    expect([key, named]).toEqual([name.toLowerCase(), name.toLowerCase()]);
}

/** Looks for each text of each row that is searched. */
async function expectFound({ executor }: Database, rows: Map<string, Row[]>): Promise<void> {
  for (const table of Object.keys(searchedColumns) as IndexedTable[]) {
    for (const row of rows.get(table) ?? []) {
      for (const column of searchedColumns[table].own) {
        const search = row[column];
        if (typeof search !== "string" || search === "") continue; // a column that was added, or not filled
        expect(await findByWords(executor, table, search), `${table}: ${search}`).toContain(row["id"]);
      }
    }
  }
}

const releases = Object.keys(migrations);

describe("a filled database of an earlier version is brought up to date", () => {
  test.each(releases)("from %s", async (last) => {
    const db = await databaseOf(last);
    await fillTables(db);
    const before = await readTables(db);
    await migrate(db);
    await expectAllRows(db, before);
    await expectForeignKeys(db);
    await expectSortKeys(db);
    await expectExactCounts(db);
    await expectFound(db, before);
  });
});
