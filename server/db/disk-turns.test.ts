import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { sqliteDialect } from "./dialect.ts";
import { DiskTurns } from "./disk-turns.ts";
import { EmbeddedDialect } from "./embedded-driver.ts";

const folder = mkdtempSync(join(tmpdir(), "turns-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

type Tables = { limits: { key: string }; queries: { key: string } };

/** A disk whose turns the test ends. */
function slowDisk() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const disk = new DiskTurns("nowhere");
  vi.spyOn(disk, "written").mockImplementation(() => {
    const turn = Promise.withResolvers<void>();
    waiting.push(turn);
    return turn.promise;
  });
  return { disk, waiting };
}

async function emptyTables(disk: DiskTurns): Promise<Kysely<Tables>> {
  const database = new DatabaseSync(":memory:");
  database.exec("create table limits (key text); create table queries (key text)");
  return new Kysely<Tables>({ dialect: new EmbeddedDialect(database, { disk }) });
}

const settled = async (work: Promise<unknown>) => {
  let isSettled = false;
  work.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  await new Promise(setImmediate);
  return isSettled;
};

test("what is written is answered when it is on the disk; reads and counts of what visitors do wait for none", async () => {
  const { disk, waiting } = slowDisk();
  const db = await emptyTables(disk);
  await db.insertInto("limits").values({ key: "one" }).execute();
  await db.updateTable("limits").set({ key: "two" }).execute();
  expect(waiting).toHaveLength(0);

  const single = db.insertInto("queries").values({ key: "one" }).execute();
  const whole = db.transaction().execute(async (transaction) => {
    await transaction.updateTable("limits").set({ key: "three" }).execute();
    await transaction.insertInto("queries").values({ key: "two" }).execute();
  });
  expect([await settled(single), await settled(whole)]).toEqual([false, false]);
  expect(await db.selectFrom("queries").select("key").execute()).toHaveLength(2);
  const read = sql`with held as (select key from queries where key <> 'update') select key from held`.execute(
    db,
  );
  const written = sql`with held as (select 'three' as key) insert into queries select key from held`.execute(
    db,
  );
  expect([await settled(read), await settled(written)]).toEqual([true, false]);
  for (const turn of waiting) turn.resolve();
  await Promise.all([single, whole]);
});

test("a disk that fails fails the write, and leaves the transaction of another alone", async () => {
  const { disk, waiting } = slowDisk();
  const db = await emptyTables(disk);
  const add = (key: string, until?: Promise<void>) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto("queries").values({ key }).execute();
      await until;
    });
  const failing = add("one");
  expect(await settled(failing)).toBe(false);
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = add("two", promise);
  expect(await settled(other)).toBe(false);
  waiting[0]?.reject(new Error("EIO"));
  await expect(failing).rejects.toThrow("EIO");
  resolve();
  expect(await settled(other)).toBe(false);
  waiting[1]?.resolve();
  await other;
  expect(await db.selectFrom("queries").select("key").execute()).toHaveLength(2);
});

test("who asks while the disk is at work shares its next turn", async () => {
  const path = join(folder, "shared");
  writeFileSync(path, "");
  const disk = new DiskTurns(path);
  await disk.written();
  const handle = await open(path);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const turns = vi.spyOn(prototype, "datasync");
  const first = disk.written();
  await Promise.all([first, ...Array.from({ length: 20 }, () => disk.written())]);
  expect(turns).toHaveBeenCalledTimes(2);
  await disk.close();
});

test("a commit of SQLite's file is brought to the disk beside the work", async () => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(folder, "site.sqlite")) });
  await sql`create table queries (key text)`.execute(db);
  const turns = vi.spyOn(DiskTurns.prototype, "written");
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto("queries").values({ key: "one" }).execute();
  });
  await db.insertInto("queries").values({ key: "two" }).execute();
  await db.selectFrom("queries").selectAll().execute();
  expect(turns).toHaveBeenCalledTimes(2);
  await db.destroy();
});

test("after the disk has failed once nothing is answered as written", async () => {
  const path = join(folder, "failing");
  writeFileSync(path, "");
  const disk = new DiskTurns(path);
  await disk.written();
  const handle = await open(path);
  const turns = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "datasync");
  await handle.close();
  turns.mockRejectedValueOnce(new Error("EIO"));
  const tries = await Promise.allSettled([disk.written(), disk.written()]);
  expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(disk.written()).rejects.toThrow("EIO");
  await disk.close();
});

test("the log of a file that is linked to is beside the file itself", async () => {
  const elsewhere = join(folder, "elsewhere");
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, "site.sqlite"), "");
  symlinkSync(join(elsewhere, "site.sqlite"), join(folder, "linked.sqlite"));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(folder, "linked.sqlite")) });
  await sql`create table queries (key text)`.execute(db);
  await db.insertInto("queries").values({ key: "one" }).execute();
  expect(existsSync(join(elsewhere, "site.sqlite-wal"))).toBe(true);
  await db.destroy();
});
