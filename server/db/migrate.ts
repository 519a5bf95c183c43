import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { isLockedOut } from "./database-errors.ts";
import type { Engine } from "./engine.ts";
import { lockMigrations } from "./locks.ts";
import { migrations } from "./migrations/all.ts";
import type { Database, Transaction } from "./open.ts";
import { Unstartable } from "../unstartable.ts";
import { inSnapshot } from "./snapshot.ts";

/** How long locks on the tables are retried while others use them, in milliseconds. */
const usualPatience = 60_000;

/**
 * Applies the missing migrations under a lock, all or none, and returns their names. Throws when the database has
 * migrations that this version does not know.
 */
export async function migrate(db: Database, steps = migrations, patience = usualPatience): Promise<string[]> {
  return withMigrationLock(db, (transaction) => takeSteps(transaction, db.engine, steps), patience);
}

/**
 * Runs a change of the schema in one transaction, under the migration lock. On PostgreSQL a lock timeout or deadlock
 * is retried for `patience` milliseconds.
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
      // A running process of an older version holds a lock on a table, or waits for one held here.
      if (!isLockedOut(error) || performance.now() > end) throw error;
      await pause(100 + Math.random() * 400);
    }
  }
}

/** `migrate` within a transaction that was begun by `withMigrationLock`. */
export async function takeSteps(
  transaction: Transaction,
  engine: Engine,
  steps = migrations,
): Promise<string[]> {
  await sql`create table if not exists migrations (name varchar(100) primary key, applied_at varchar(30) not null)`.execute(
    transaction,
  );
  const applied = await appliedNames(transaction);
  const known = Object.keys(steps);
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Unstartable(
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

/** True when a migration has not been applied. */
export async function needsMigration(db: Database): Promise<boolean> {
  const tables = await db.executor.introspection.getTables();
  if (!tables.some((table) => table.name === "migrations")) return true;
  const applied = await db.executor.transaction().execute(appliedNames);
  return Object.keys(migrations).some((name) => !applied.includes(name));
}

/** How a database stands to this program: `newer` has migrations that it does not know, `empty` no tables at all. */
export async function schemaAge(db: Database): Promise<"empty" | "older" | "current" | "newer"> {
  const tables = await db.executor.introspection.getTables();
  if (tables.length === 0) return "empty";
  if (!tables.some((table) => table.name === "migrations")) return "newer";
  const applied = await inSnapshot(db, appliedNames);
  if (applied.some((name) => !(name in migrations))) return "newer";
  return applied.length < Object.keys(migrations).length ? "older" : "current";
}

async function appliedNames(transaction: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    transaction,
  );
  return rows.map((row) => row.name);
}
