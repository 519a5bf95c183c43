import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startChildServer } from "#test/support/child-server.ts";
import { fillTables, readTables } from "#test/support/fill-tables.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { owner } from "#test/support/owner.ts";
import { migrate, schemaAge } from "../db/migrate.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { enterProcessList } from "../db/process-list.ts";
import { openSchemaLock } from "../db/schema-lock.ts";
import { findByWords } from "#test/support/find-by-words.ts";
import { moveSite } from "./move-site.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-move-"));
const dataDir = join(folder, "site");
const made: Awaited<ReturnType<typeof freshDatabase>>[] = [];

/** An empty database of the engine under test. */
async function emptyTarget() {
  const fresh = await freshDatabase();
  await fresh.db.executor.destroy();
  made.push(fresh);
  const to = fresh.databaseUrl ?? fresh.dataDir ?? "";
  const from = { dataDir: fresh.dataDir ?? folder, databaseUrl: fresh.databaseUrl };
  return { to, from, open: fresh.reopen };
}

async function inFolder<T>(at: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ dataDir: at });
  return work(db).finally(() => db.executor.destroy());
}

const hostile = 'Zoë 🏔️ کشمیر ‘’ \\u0041 "quoted" \n\t';

beforeAll(async () => {
  await inFolder(dataDir, async (db) => {
    await migrate(db);
    await fillTables(db);
    await db.executor
      .updateTable("hotels")
      .set({ description: hostile, address: "" })
      .where("id", "=", 1)
      .execute();
    await db.executor
      .updateTable("bookings")
      .set({ total_paise: Number.MAX_SAFE_INTEGER })
      .where("id", "=", 1)
      .execute();
    await db.executor.updateTable("reviews").set({ customer_name: hostile }).where("id", "=", 2).execute();
    // They would be taken for a site that runs.
    await db.executor.deleteFrom("processes").execute();
    // The last id given is no longer in the table.
    await db.executor.deleteFrom("changes").where("id", "=", 3).execute();
    await db.executor.updateTable("tallies").set({ total: 0 }).where("name", "=", "changes").execute();
  });
  mkdirSync(join(dataDir, "uploads", "originals"), { recursive: true });
  writeFileSync(join(dataDir, "uploads", "originals", `${"a".repeat(24)}.jpg`), "a lake");
});
afterAll(async () => {
  for (const fresh of made) await fresh.remove();
  rmSync(folder, { recursive: true, force: true });
});

const everything = async (db: Database) => ({
  tables: await readTables(db),
  counts: (await sql`select * from tallies order by name, is_deleted, word`.execute(db.executor)).rows,
  applied: (await sql`select * from migrations order by name`.execute(db.executor)).rows,
});

test("moved to the other engine and back, every table is the same, and so are the next ids and what is searched", async () => {
  const there = await emptyTarget();
  const back = join(folder, "back");
  const { tables: first = [] } = await moveSite({ dataDir }, { to: there.to });
  const { tables: second } = await moveSite(there.from, { to: back });
  expect(second).toEqual(first);
  expect(first.find(({ name }) => name === "bookings")).toMatchObject({ rows: 3, lastId: 3 });
  expect(first.find(({ name }) => name === "changes")).toMatchObject({ rows: 2, lastId: 3 });
  const before = await inFolder(dataDir, everything);
  expect(await inFolder(back, everything)).toEqual(before);
  await inFolder(back, async ({ executor }) => {
    expect(await findByWords(executor, "reviews", "کشمیر")).toEqual([2]);
    const triggers = sql`select name, sql from sqlite_master where type = 'trigger' order by name`;
    const all = (await triggers.execute(executor)).rows;
    expect(all).toEqual((await inFolder(dataDir, (db) => triggers.execute(db.executor))).rows);
  });

  const target = there.open();
  const values = {
    at: "2030-06-04T06:30:00Z",
    staff_name: "asha",
    action: "changed",
    kind: "hotels",
  } as const;
  const next = { ...values, record_id: 1, title: "", fields: "[]" };
  const { id } = await target.executor
    .insertInto("changes")
    .values(next)
    .returning("id")
    .executeTakeFirstOrThrow();
  const counted = await target.executor
    .selectFrom("tallies")
    .select("total")
    .where("name", "=", "changes")
    .execute();
  await target.executor.destroy();
  expect(id).toBe(4);
  // Triggers are back: a new change is counted.
  expect(counted.map(({ total }) => total)).toContain(1);
});

test("pictures are moved alone, or along to another folder; a place with others is refused", async () => {
  const [alone, along, taken] = ["alone", "along", "taken"].map((name) => join(folder, name));
  const picture = join("uploads", "originals", `${"a".repeat(24)}.jpg`);
  expect(await moveSite({ dataDir }, { pictures: alone })).toEqual({ pictures: { files: 1, bytes: 6 } });
  expect(await moveSite({ dataDir }, { pictures: alone })).toEqual({ pictures: { files: 1, bytes: 6 } });
  await moveSite({ dataDir }, { to: along });
  expect([alone, along].map((at = "") => readFileSync(join(at, picture), "utf8"))).toEqual([
    "a lake",
    "a lake",
  ]);
  mkdirSync(join(taken ?? "", "uploads", "originals"), { recursive: true });
  writeFileSync(join(taken ?? "", picture.replaceAll("a.jpg", "b.jpg")), "a meadow");
  await expect(moveSite({ dataDir }, { to: taken })).rejects.toThrow(
    "The place for the pictures is not empty",
  );
  expect(existsSync(join(taken ?? "", "agency.sqlite"))).toBe(false);
});

test("staff sign in where the site was moved to", async () => {
  const office = await freshDatabase(inject("template"));
  made.push(office);
  await office.db.executor.destroy();
  const moved = join(folder, "moved");
  await moveSite({ dataDir: office.dataDir ?? folder, databaseUrl: office.databaseUrl }, { to: moved });
  const server = await startChildServer({ dataDir: moved });
  const { status } = await server.call("POST", "auth/login", owner);
  await server.kill();
  expect(status).toBe(200);
});

test("a target that is not empty, a site that runs, another version and the same place are refused in words", async () => {
  const there = await emptyTarget();
  const filled = there.open();
  await sql`create table notes (id integer)`.execute(filled.executor);
  await filled.executor.destroy();
  await expect(moveSite({ dataDir }, { to: there.to })).rejects.toThrow("The target is not empty");
  await expect(moveSite({ dataDir }, { to: "sqlite" })).rejects.toThrow("already");
  await expect(moveSite({ dataDir: join(folder, "nowhere") }, { to: join(folder, "x") })).rejects.toThrow(
    /There is no database in .*nowhere/,
  );
  for (const to of ["mysql://agency@127.0.0.1/agency", "postgres:/agency", "PostgreSQL"])
    await expect(moveSite({ dataDir }, { to })).rejects.toThrow(`${to} is no place for a database`);
  const site = openSchemaLock(dataDir);
  site.share();
  await expect(moveSite({ dataDir }, { to: join(folder, "x") })).rejects.toThrow("The site is running on it");
  site.release();
  const newer = join(folder, "newer");
  await inFolder(newer, async (db) => {
    await migrate(db);
    await sql`insert into migrations values ('999-later', '2031-01-01')`.execute(db.executor);
  });
  await expect(moveSite({ dataDir: newer }, { to: join(folder, "x") })).rejects.toThrow(
    /newer than this program/,
  );
  expect(existsSync(join(folder, "x", "agency.sqlite"))).toBe(false);
});

test("a site that runs on PostgreSQL is seen in the list of processes", async () => {
  const office = await freshDatabase(inject("template"));
  made.push(office);
  if (office.databaseUrl === undefined) return office.db.executor.destroy();
  const { executor } = office.db;
  const listed = await enterProcessList(office.db, (work) => executor.transaction().execute(work));
  const moving = () =>
    moveSite({ dataDir: folder, databaseUrl: office.databaseUrl }, { to: join(folder, "y") });
  await expect(moving()).rejects.toThrow("The site is running on it");
  await listed.leave();
  await office.db.executor.destroy();
  await moving();
});

test("a value that the target cannot take leaves it empty", async () => {
  const odd = join(folder, "odd");
  await inFolder(odd, async (db) => {
    await migrate(db);
    await fillTables(db);
    await sql`update hotels set name = 'a' || char(0) || 'b', pin_code = x'00ff' where id = 2`.execute(
      db.executor,
    );
  });
  const there = await emptyTarget();
  await expect(moveSite({ dataDir: odd }, { to: there.to })).rejects.toThrow(/hotels.*Nothing was moved/s);
  const target = there.open();
  expect(await schemaAge(target)).toBe("empty");
  await target.executor.destroy();
});

test("killed in the middle it leaves the target empty, and the next try moves all", async () => {
  const many = join(folder, "many");
  await inFolder(many, async (db) => {
    await migrate(db);
    await sql`
      insert into queries (created_at, reference, name, email, subject, message, answered)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000)
      select '2030-06-01T00:00:00Z', 'QU-' || i, 'Guest ' || i, 'g@example.com', 'Snow', hex(randomblob(20)), i % 2 from n`.execute(
      db.executor,
    );
  });
  const there = await emptyTarget();
  const env = { ...process.env, DATA_DIR: many, DATABASE_URL: "", PICTURES_URL: "" };
  const move = spawn(process.execPath, ["scripts/tasks/move.ts", "--to", there.to], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(move, "exit");
  // The first table has been copied.
  await once(move.stdout, "data");
  move.kill("SIGKILL");
  await ended;
  await expect
    .poll(async () => {
      const target = there.open();
      return schemaAge(target).finally(() => target.executor.destroy());
    })
    .toBe("empty");
  const { tables = [] } = await moveSite({ dataDir: many }, { to: there.to });
  expect(tables.find(({ name }) => name === "queries")).toMatchObject({ rows: 5000 });
});
