import { Kysely, PostgresDialect, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { patientLimits } from "#test/support/patient-limits.ts";
import { startSilentServer } from "#test/support/silent-server.ts";
import { asFailure } from "./as-failure.ts";
import { openPool } from "./postgres-pool.ts";

const url = process.env["TEST_DATABASE_URL"] ?? "";
const onPostgres = test.skipIf(!url);
type Db = Kysely<Record<string, never>>;

const opened: Db[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
});

function open(options: Parameters<typeof openPool>[1] = {}, address = url): Db {
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: openPool(address, { limits: patientLimits, ...options }) }),
  });
  opened.push(db);
  return db;
}

const ask = (db: Db, text: string) => sql.raw(text).execute(db);

/** Status and `Retry-After` of the failure that the work ends with, or "none"; rethrows any other error. */
async function failureOf(work: Promise<unknown>) {
  try {
    await work;
    return "none";
  } catch (error) {
    const failure = asFailure(error);
    if (!failure) throw error;
    return [failure.status, failure.headers["retry-after"]];
  }
}
const unavailable = [503, "5"];

onPostgres("a connection that is cut is told once, in use or idle", async () => {
  const told: string[] = [];
  const db = open({ size: 2, onConnectionLost: ({ message }) => told.push(message) });
  const cutIdle = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to cut'";
  await ask(db, "set application_name = 'to cut'");
  await ask(open(), cutIdle);
  await expect.poll(() => told).toEqual([expect.stringContaining("terminating connection")]);
  expect((await ask(db, "select 1 as one")).rows).toEqual([{ one: 1 }]);
});

onPostgres("a connection that is cut while a transaction is on it fails the transaction alone", async () => {
  const db = open({ size: 2 });
  const work = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await ask(db, `select pg_terminate_backend(${rows[0]?.pid})`);
    await ask(transaction, "select 1");
  });
  expect(await failureOf(work)).toEqual(unavailable);
  expect((await ask(db, "select 1 as one")).rows).toEqual([{ one: 1 }]);
});

onPostgres(
  "who holds a lock, is slow, or leaves a transaction open is not waited for without end",
  async () => {
    const other = open({ isPatient: true, size: 1 });
    await ask(other, "create table if not exists held (id integer)");
    await other.transaction().execute(async (transaction) => {
      await ask(transaction, "lock table held in access exclusive mode");
      const waiting = open({ limits: { ...patientLimits, lock: 200 } });
      expect(await failureOf(ask(waiting, "select * from held"))).toEqual(unavailable);
    });
    const slow = open({ limits: { ...patientLimits, statement: 300 } });
    expect(await failureOf(ask(slow, "select pg_sleep(30)"))).toEqual(unavailable);
    const idle = open({ limits: { ...patientLimits, idleInTransaction: 200 } });
    const left = idle.transaction().execute(async (transaction) => {
      await ask(transaction, "select 1");
      await new Promise((resolve) => setTimeout(resolve, 400));
      await ask(transaction, "select 1");
    });
    expect(await failureOf(left)).toEqual(unavailable);
    // A change of the schema, or a copy, takes as long as it takes.
    const patient = open({ isPatient: true, limits: { ...patientLimits, statement: 300, answer: 600 } });
    expect(await failureOf(ask(patient, "select pg_sleep(0.9)"))).toBe("none");
  },
);

onPostgres(
  "while all connections are in use the next waits, and is told when none becomes free",
  async () => {
    const db = open({ size: 2 });
    const busy = Array.from({ length: 2 }, () => failureOf(ask(db, "select pg_sleep(0.2)")));
    expect(await failureOf(ask(db, "select 1"))).toBe("none");
    expect(await Promise.all(busy)).toEqual(["none", "none"]);
  },
);

onPostgres(
  "a server that gives fewer connections than the pool would take is waited for, not failed",
  async () => {
    const owner = open();
    const role = `guest_${process.pid}`;
    await ask(owner, `create role ${role} login connection limit 2`);
    const address = new URL(url);
    address.username = role;
    const db = open({ size: 10 }, address.href);
    const asked = Array.from({ length: 40 }, () => failureOf(ask(db, "select pg_sleep(0.01)")));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(["none"]));
    await db.destroy();
    await ask(owner, `drop role ${role}`);
  },
);

onPostgres(
  "connections to a server that may no longer be written to, as after a failover, are made anew",
  async () => {
    const db = open({ size: 2 });
    await ask(db, "create table if not exists written (id integer)");
    const { promise: bothTaken, resolve: taken } = Promise.withResolvers<void>();
    let inUse = 0;
    const former = Array.from({ length: 2 }, () =>
      db.connection().execute(async (connection) => {
        await ask(connection, "set default_transaction_read_only = on");
        inUse += 1;
        if (inUse === 2) taken();
        await bothTaken;
      }),
    );
    await Promise.all(former);
    expect(await failureOf(ask(db, "insert into written values (1)"))).toEqual(unavailable);
    const writes = Array.from({ length: 4 }, () => failureOf(ask(db, "insert into written values (2)")));
    expect(await Promise.all(writes)).toEqual(["none", "none", "none", "none"]);
  },
);

test("a server that takes the connection and says nothing is given up", async () => {
  const silent = await startSilentServer();
  const db = open(
    { limits: { ...patientLimits, connect: 100 } },
    `postgres://agency@127.0.0.1:${silent.port}/postgres`,
  );
  expect(await failureOf(ask(db, "select 1"))).toEqual(unavailable);
  silent.stop();
});

onPostgres("a server that falls silent in the middle is given up, and its connection with it", async () => {
  const db = open({ size: 1, limits: { ...patientLimits, answer: 1_000 } });
  expect(await failureOf(ask(db, "select pg_sleep(30)"))).toEqual(unavailable);
  expect((await ask(db, "select 2 as two")).rows).toEqual([{ two: 2 }]);
});

test("what nobody expected stays unexpected", () => {
  expect(asFailure(new TypeError("x is not a function"))).toBeUndefined();
  expect(asFailure(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBeUndefined();
  expect(
    asFailure(Object.assign(new Error("access denied"), { $metadata: { httpStatusCode: 403 } })),
  ).toBeUndefined();
});
