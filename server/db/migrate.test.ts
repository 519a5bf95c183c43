import { hostname } from "node:os";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { guestKeyHash } from "../guest-key.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { enterProcessList } from "./process-list.ts";
import type { MigrationTransaction } from "./engine.ts";
import type { Database, Transaction } from "./open.ts";

type Fresh = Awaited<ReturnType<typeof freshDatabase>>;

let fresh: Fresh;

beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(async () => {
  await fresh.db.executor.destroy();
  await fresh.remove();
});

async function tableNames(db: Database): Promise<string[]> {
  return (await db.executor.introspection.getTables()).map(({ name }) => name);
}

async function createLeftover(transaction: MigrationTransaction): Promise<void> {
  await transaction.schema.createTable("leftover").addColumn("id", "integer").execute();
}

test("each step is applied once, in order, also when two start together", async () => {
  const second = fresh.reopen();
  const applied = await Promise.all([migrate(fresh.db), migrate(second)]);
  await second.executor.destroy();
  expect(applied.flat()).toEqual(Object.keys(migrations));
  expect(await migrate(fresh.db)).toEqual([]);
  expect(await tableNames(fresh.db)).toEqual(
    expect.arrayContaining(["hotels", "bookings", "outbox", "staff"]),
  );
});

test("a step that fails leaves nothing of itself nor of the steps before it in the same start", async () => {
  const first = { first: createLeftover };
  const broken = {
    ...first,
    second: async (transaction: MigrationTransaction) => {
      await transaction.schema.createTable("half").addColumn("id", "integer").execute();
      throw new Error("the power went");
    },
  };
  await expect(migrate(fresh.db, broken)).rejects.toThrow("the power went");
  const names = await tableNames(fresh.db);
  expect(names).not.toContain("leftover");
  expect(names).not.toContain("half");
  expect(await migrate(fresh.db, first)).toEqual(["first"]);
  await expect(migrate(fresh.db, broken)).rejects.toThrow("the power went");
  expect(await migrate(fresh.db, first)).toEqual([]);
  expect(await tableNames(fresh.db)).not.toContain("half");
});

test("a database made by a newer program is refused and left as it is", async () => {
  await migrate(fresh.db, { ...migrations, "999-of-next-year": createLeftover });
  await expect(migrate(fresh.db)).rejects.toThrow(
    "The database is newer than this program (it has 999-of-next-year). Start the newer version.",
  );
  expect(await tableNames(fresh.db)).toContain("leftover");
});

test("a process at work is stepped back for: it goes on, and the steps come after it", async () => {
  await migrate(fresh.db);
  const older = fresh.reopen();
  const touch = (transaction: Transaction, table: "hotels" | "packages") =>
    transaction.updateTable(table).set({ description: "still open" }).execute();
  const isUnderWay = Promise.withResolvers<void>();
  const steps = {
    ...migrations,
    "998-later": async (transaction: MigrationTransaction) => {
      await transaction.schema.alterTable("packages").addColumn("later", "integer").execute();
      isUnderWay.resolve();
      await transaction.schema.alterTable("hotels").addColumn("later", "integer").execute();
    },
  };
  let migrating: Promise<string[]> | undefined;
  await older.executor.transaction().execute(async (transaction) => {
    await touch(transaction, "hotels");
    migrating = migrate(fresh.db, steps);
    // SQLite lets no other transaction begin meanwhile; on PostgreSQL each now waits for the other's lock.
    if (fresh.db.engine === "postgres") await isUnderWay.promise;
    await touch(transaction, "packages");
  });
  expect(await migrating).toEqual(["998-later"]);
  await older.executor.destroy();
});

const isOnPostgres = Boolean(process.env["TEST_DATABASE_URL"]);

test.runIf(isOnPostgres)("a step that others cannot bear waits for them to end, and names them", async () => {
  await migrate(fresh.db);
  const older = fresh.reopen();
  const listed = await enterProcessList(older, (work) => older.executor.transaction().execute(work));
  const steps = { ...migrations, "998-breaking": { alone: createLeftover } };
  await expect(migrate(fresh.db, steps, 0)).rejects.toThrow(
    `cannot bear (998-breaking). Stop ${hostname()} (pid ${process.pid}) first, then start again.`,
  );
  expect(await tableNames(fresh.db)).not.toContain("leftover");
  const waiting = migrate(fresh.db, steps);
  await listed.leave();
  expect(await waiting).toEqual(["998-breaking"]);
  await older.executor.destroy();
});

test.runIf(isOnPostgres)("a process that was killed is waited for half a minute, no longer", async () => {
  await migrate(fresh.db);
  const listed = await enterProcessList(fresh.db, (work) => fresh.db.executor.transaction().execute(work));
  const seen_at = new Date(Date.now() - 31_000).toISOString();
  await fresh.db.executor.updateTable("processes").set({ seen_at }).execute();
  expect(await migrate(fresh.db, { ...migrations, "998-breaking": { alone: createLeftover } }, 0)).toEqual([
    "998-breaking",
  ]);
  await listed.leave();
});

test("links that guests have already keep working, though only hashes of their keys are kept from now on", async () => {
  const before = Object.entries(migrations).filter(([name]) => name < "063");
  await migrate(fresh.db, Object.fromEntries(before));
  const { executor } = fresh.db;
  const created_at = "2030-06-01T06:30:00Z";
  await sql`insert into hotels (id, created_at, name, description, address, search_address, pin_code)
    values (1, ${created_at}, 'Willow House', '', '', '', '')`.execute(executor);
  for (let number = 1; number <= 1001; number += 1) {
    await sql`insert into bookings (created_at, reference, guest_key, customer_name, email, phone, hotel_id, rooms,
        arrival, departure, adults, children, special_request, status)
      values (${created_at}, ${`CO-${number}`}, ${`key-${number}`}, 'Zoya', '', '', 1, 1, '2030-06-10', '2030-06-12',
        2, 0, '', '')`.execute(executor);
  }
  await migrate(fresh.db);
  const kept = await executor.selectFrom("bookings").select(["reference", "guest_key_hash"]).execute();
  for (const { reference, guest_key_hash } of kept)
    expect(guest_key_hash).toBe(guestKeyHash(reference.replace("CO", "key")));
  expect(kept).toHaveLength(1001);
});
