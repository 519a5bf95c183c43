import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { missingPgBouncer, startPgBouncer } from "#test/support/own-pgbouncer.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { patientLimits } from "#test/support/patient-limits.ts";
import { asFailure } from "./as-failure.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { type Database, openDatabase } from "./open.ts";
import { openPool } from "./postgres-pool.ts";

const isOnPostgres = Boolean(process.env["TEST_DATABASE_URL"]);
if (isOnPostgres && missingPgBouncer)
  console.warn(`SKIPPED: nothing was tried behind a pooler: ${missingPgBouncer}`);

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
const opened: Database["executor"][] = [];

beforeAll(async () => {
  if (!isOnPostgres || missingPgBouncer) return;
  fresh = await freshDatabase();
  bouncer = await startPgBouncer(fresh.databaseUrl ?? "");
});
afterAll(async () => {
  if (!isOnPostgres || missingPgBouncer) return;
  await Promise.all([...opened, fresh.db.executor].map((executor) => executor.destroy()));
  await bouncer.stop();
  await fresh.remove();
});
const behindPooler = test.skipIf(!isOnPostgres || missingPgBouncer !== undefined);

function open(): Database {
  const database = openDatabase({ databaseUrl: bouncer.url, dataDir: "." });
  opened.push(database.executor);
  return database;
}

function openLimited(shorter: Partial<typeof patientLimits> = {}): Database["executor"] {
  const pool = openPool(bouncer.url, { limits: { ...patientLimits, ...shorter }, size: 2 });
  const executor: Database["executor"] = new Kysely({ dialect: new PostgresDialect({ pool }) });
  opened.push(executor);
  return executor;
}

const ask = (executor: Database["executor"], text: string) => sql.raw(text).execute(executor);
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => asFailure(error)?.status ?? error,
  );

behindPooler("two processes that start at once migrate once", async () => {
  const applied = await Promise.all([migrate(open()), migrate(open())]);
  expect(applied.flat()).toEqual(Object.keys(migrations));
});

behindPooler(
  "who holds a lock, is slow, or leaves a transaction open is not waited for without end",
  async () => {
    await ask(fresh.db.executor, "create table if not exists held (id integer)");
    await fresh.db.executor.transaction().execute(async (transaction) => {
      await ask(transaction, "lock table held in access exclusive mode");
      const db = openLimited({ lock: 200 });
      expect(await statusOf(ask(db, "select * from held"))).toBe(503);
      expect(await statusOf(db.transaction().execute((inside) => ask(inside, "select * from held")))).toBe(
        503,
      );
    });
    const slow = openLimited({ statement: 300 });
    expect(await statusOf(ask(slow, "select pg_sleep(30)"))).toBe(503);
    expect((await ask(slow, "select 1 as one")).rows).toEqual([{ one: 1 }]);
    const idle = openLimited({ idleInTransaction: 200 });
    const left = idle.transaction().execute(async (transaction) => {
      await ask(transaction, "select 1");
      await new Promise((resolve) => setTimeout(resolve, 500));
      await ask(transaction, "select 1");
    });
    expect(await statusOf(left)).toBe(503);
    expect((await ask(idle, "select 1 as one")).rows).toEqual([{ one: 1 }]);
  },
);

behindPooler("what one connection sets stays with it, and a failed statement is undone alone", async () => {
  const [db, direct] = [openLimited(), fresh.db.executor];
  await ask(direct, "create table if not exists counted (id integer primary key)");
  await ask(db, "insert into counted values (1)");
  expect(await statusOf(ask(db, "insert into counted values (2), (1)"))).toMatchObject({ code: "23505" });
  expect((await ask(db, "select id from counted")).rows).toEqual([{ id: 1 }]);
  // Another client of the pooler may be given the same connections next.
  const stranger = new Kysely<Record<string, never>>({
    dialect: new PostgresDialect({ pool: openPool(bouncer.url, { isPatient: true }) }),
  });
  const { rows } = await sql`show statement_timeout`.execute(stranger);
  await stranger.destroy();
  expect(rows).toEqual([{ statement_timeout: "0" }]);
});
