import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { isLockedOut } from "./database-errors.ts";
import type { Engine } from "./engine.ts";
import { lockMigrations } from "./locks.ts";
import { migrations } from "./migrations/all.ts";
import type { Database, Transaction } from "./open.ts";

/** How long the tables are asked for again while others use them, in milliseconds. */
const usualPatience = 60_000;

/**
 * Brings the schema up to date under a lock, all steps or none. Returns the names of the steps it took. Throws when the
 * database was made by a newer version, so that an old process cannot harm it.
 */
export async function migrate(db: Database, steps = migrations, patience = usualPatience): Promise<string[]> {
  return withMigrationLock(db, (transaction) => takeSteps(transaction, db.engine, steps), patience);
}

/**
 * Runs what changes the schema in one transaction, while no other process does. On PostgreSQL it steps back for others
 * at work and tries again, for `patience` milliseconds.
 */
export async function withMigrationLock<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
  patience = usualPatience,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await db.executor.transaction().execute(async (transaction) => {
        await lockMigrations(db.engine, transaction);
        return work(transaction);
      });
    } catch (error) {
      // A process of an older version that is still at work holds a lock, or wants one that this has.
      if (!isLockedOut(error) || performance.now() > end) throw error;
      await pause(100 + Math.random() * 400);
    }
  }
}

async function takeSteps(
  transaction: Transaction,
  engine: Engine,
  steps: typeof migrations,
): Promise<string[]> {
  await sql`create table if not exists migrations (name varchar(100) primary key, applied_at varchar(30) not null)`.execute(
    transaction,
  );
  const applied = await appliedNames(transaction);
  const known = Object.keys(steps);
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this program (it has ${unknown.join(", ")}). Start the newer version.`,
    );
  }
  const missing = Object.entries(steps).filter(([name]) => !applied.includes(name));
  for (const [name, step] of missing) {
    await step(transaction, engine);
    await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    );
  }
  return missing.map(([name]) => name);
}

/** True when `migrate` has something to do. */
export async function needsMigration(db: Database): Promise<boolean> {
  const tables = await db.executor.introspection.getTables();
  if (!tables.some((table) => table.name === "migrations")) return true;
  const applied = await db.executor.transaction().execute(appliedNames);
  return Object.keys(migrations).some((name) => !applied.includes(name));
}

async function appliedNames(transaction: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    transaction,
  );
  return rows.map((row) => row.name);
}
