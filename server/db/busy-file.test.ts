import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asFailure } from "./as-failure.ts";
import { sqliteDialect } from "./dialect.ts";

const holder = fileURLToPath(new URL("../../test/support/hold-file.ts", import.meta.url));

let folder: string;
let file: string;
let db: Kysely<Record<string, never>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "agency-busy-"));
  file = join(folder, "agency.sqlite");
  db = new Kysely({ dialect: sqliteDialect(file, 60_000) });
  await sql`create table stays (id integer primary key, guest text)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Has another process hold the write lock until `release` is called. */
async function hold(): Promise<{ release: () => void }> {
  const child = fork(holder, [file]);
  await once(child, "message");
  return { release: () => child.send("release") };
}

const insert = (guest: string) => sql`insert into stays (guest) values (${guest})`;
const guests = async () =>
  (await sql<{ guest: string }>`select guest from stays order by id`.execute(db)).rows.map(
    (row) => row.guest,
  );

test("while another process holds the file, writers wait and everybody else is served", async () => {
  const { release } = await hold();
  const single = insert("Meera").execute(db);
  const whole = db.transaction().execute(async (transaction) => {
    await insert("Joseph").execute(transaction);
    await insert("Farida").execute(transaction);
  });
  // A writer that waited inside SQLite would hold up the first of these reads, and give up before the lock is free.
  for (let reads = 0; reads < 100; reads += 1) {
    await pause(10);
    expect(await guests()).toEqual([]);
  }
  release();
  await Promise.all([single, whole]);
  expect((await guests()).toSorted()).toEqual(["Farida", "Joseph", "Meera"]);
});

test("a file that stays locked is a failure that passes, and nothing was written", async () => {
  const impatient = new Kysely<Record<string, never>>({ dialect: sqliteDialect(file, 200) });
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  const failures = await Promise.allSettled([
    insert("Meera").execute(impatient),
    impatient.transaction().execute((transaction) => insert("Joseph").execute(transaction)),
  ]);
  const codes = failures.map((end) => end.status === "rejected" && asFailure(end.reason)?.code);
  expect(codes).toEqual(["unavailable", "unavailable"]);
  expect(await guests()).toEqual([]);
  other.exec("rollback");
  other.close();
  await insert("Farida").execute(impatient);
  expect(await guests()).toEqual(["Farida"]);
  await impatient.destroy();
});

test("a full disk is told as such, and with space again writing goes on", async () => {
  const { page_count } = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0] ?? {
    page_count: 0,
  };
  await sql.raw(`pragma max_page_count = ${page_count + 1}`).execute(db);
  const long = "x".repeat(100_000);
  const work = db.transaction().execute((transaction) => insert(long).execute(transaction));
  const error = await work.catch((cause: unknown) => cause);
  expect(String(error)).toContain("full");
  expect(asFailure(error)?.status).toBe(503);
  await sql.raw("pragma max_page_count = 1000000").execute(db);
  await db.transaction().execute((transaction) => insert("Meera").execute(transaction));
  expect(await guests()).toEqual(["Meera"]);
});

test("what asks outside does not get into a transaction that is open", async () => {
  const order: string[] = [];
  const whole = db.transaction().execute(async (transaction) => {
    await insert("Joseph").execute(transaction);
    await pause(30);
    order.push("transaction");
    throw new Error("taken back");
  });
  const outside = pause(5)
    .then(() => insert("Meera").execute(db))
    .then(() => order.push("outside"));
  await expect(whole).rejects.toThrow("taken back");
  await outside;
  expect(order).toEqual(["transaction", "outside"]);
  expect(await guests()).toEqual(["Meera"]);
});
