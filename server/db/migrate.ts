import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { isLockedOut } from "./database-errors.ts";
import { engineOf } from "./dialect.ts";
import { lockMigrations } from "./locks.ts";
import { migrations, type Steps } from "./migrations/all.ts";
import type { Database, Transaction } from "./open.ts";
import { CannotStart } from "../cannot-start.ts";
import { listedProcesses } from "./process-list.ts";
import { inSnapshot } from "./snapshot.ts";
import { refuseUnfit } from "./unfit-server.ts";

/** How long locks on the tables are retried while others use them, in milliseconds. */
const usualPatience = 60_000;

/** A migration cannot run while other processes use the database. */
class OthersAtWork extends Error {}

/**
 * Applies the missing migrations under a lock, all or none, and returns their names. Throws when the database has
 * migrations that this version does not know, and when processes that a step would break do not end in time.
 */
export async function migrate(db: Database, steps = migrations, patience = usualPatience): Promise<string[]> {
  try {
    return await withMigrationLock(db, (transaction) => takeSteps(transaction, steps), patience);
  } catch (error) {
    if (!isLockedOut(error)) throw error;
    throw new Error("Others kept the tables locked for a minute. Start again when there is less to do.", {
      cause: error,
    });
  }
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
        await lockMigrations(transaction);
        return work(transaction);
      });
    } catch (error) {
      // A process of an older version holds a lock on a table, or waits for one held here, or has to end first.
      const isWorthWaiting = isLockedOut(error) || error instanceof OthersAtWork;
      if (!isWorthWaiting || performance.now() > end) throw error;
      await pause(100 + Math.random() * 400);
    }
  }
}

/** `migrate` within a transaction that was begun by `withMigrationLock`. */
export async function takeSteps(transaction: Transaction, steps: Steps = migrations): Promise<string[]> {
  const engine = engineOf(transaction);
  await sql`create table if not exists migrations (name varchar(100) primary key, applied_at varchar(30) not null)`.execute(
    transaction,
  );
  const applied = await appliedNames(transaction);
  if (engine === "postgres" && applied.length === 0) await refuseUnfit(transaction);
  const names = Object.keys(steps);
  const unknown = applied.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new CannotStart(
      `The database is newer than this program (it has ${unknown.join(", ")}). Start the newer version.`,
    );
  }
  const missing = Object.entries(steps).filter(([name]) => !applied.includes(name));
  for (const [name, step] of missing) {
    if (typeof step === "function") await step(transaction, engine);
    else {
      if (engine === "postgres") await refuseOthers(transaction, name);
      await step.alone(transaction, engine);
    }
    await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    );
  }
  return missing.map(([name]) => name);
}

async function refuseOthers(transaction: Transaction, name: string): Promise<void> {
  const others = await listedProcesses(transaction);
  if (others.length === 0) return;
  throw new OthersAtWork(
    `This version changes the database in a way that running processes cannot bear (${name}). Stop ${others.join(", ")} first, then start again.`,
  );
}

/** True when a migration has not been applied. */
export async function needsMigration(db: Database): Promise<boolean> {
  const tables = await db.executor.introspection.getTables();
  if (!tables.some((table) => table.name === "migrations")) return true;
  const applied = await db.executor.transaction().execute(appliedNames);
  return Object.keys(migrations).some((name) => !applied.includes(name));
}

/** How the database's schema compares with this program's: `newer` has unknown migrations, `empty` no tables at all. */
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
