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
  db = new Kysely({ dialect: sqliteDialect(file, 5_000) });
  await sql`create table stays (id integer primary key, guest text)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Has another process hold the write lock for so many milliseconds. */
async function hold(milliseconds: number): Promise<{ released: Promise<unknown> }> {
  const child = fork(holder, [file, String(milliseconds)]);
  const released = once(child, "exit");
  await once(child, "message");
  return { released };
}

const insert = (guest: string) => sql`insert into stays (guest) values (${guest})`;
const guests = async () =>
  (await sql<{ guest: string }>`select guest from stays order by id`.execute(db)).rows.map(
    (row) => row.guest,
  );

test("while another process holds the file, writers wait and everybody else is served", async () => {
  const { released } = await hold(3_000);
  const until = released.then(() => "released");
  const single = insert("Meera").execute(db);
  const whole = db.transaction().execute(async (transaction) => {
    await insert("Joseph").execute(transaction);
    await insert("Farida").execute(transaction);
  });
  let longest = 0;
  let reads = 0;
  for (let asked = performance.now(); ; asked = performance.now()) {
    if ((await Promise.race([until, pause(10)])) === "released") break;
    await guests();
    longest = Math.max(longest, performance.now() - asked);
    reads += 1;
  }
  await Promise.all([single, whole]);
  expect((await guests()).toSorted()).toEqual(["Farida", "Joseph", "Meera"]);
  // A wait inside SQLite would have blocked the event loop for the whole three seconds.
  expect(reads).toBeGreaterThan(20);
  expect(longest).toBeLessThan(1_500);
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
