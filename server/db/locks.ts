import { type SelectQueryBuilder, sql } from "kysely";
import { engineOf } from "./dialect.ts";
import type { Executor } from "./open.ts";
import type { Tables } from "./tables.ts";

/**
 * Locks the selected rows until the transaction ends: exclusively (`alone`), or shared with others who only rely on
 * them. Read their values with a later statement, which sees what was stored while this one waited. On SQLite nothing
 * is needed: a transaction holds the write lock of the whole file.
 */
export function lockRows<O>(
  transaction: Executor,
  query: SelectQueryBuilder<Tables, keyof Tables, O>,
  how: "alone" | "shared" = "alone",
) {
  if (engineOf(transaction) === "sqlite") return query;
  // `no key update` lets others write foreign keys to these rows; the stronger lock could deadlock with them.
  return how === "alone" ? query.forNoKeyUpdate() : query.forShare();
}

/** An advisory lock on a word and a number until the transaction ends, for things without a row of their own. */
export async function lockName(transaction: Executor, word: string, id: number): Promise<void> {
  if (engineOf(transaction) === "postgres")
    await sql`select pg_advisory_xact_lock(hashtext(${word}), ${id}::integer)`.execute(transaction);
}

/** The advisory lock under which a process migrates, or restores a copy. */
export const migrationLock = 720401;

/**
 * Lets one process migrate at a time, without a time limit; on SQLite `begin immediate` does so already. Waits for
 * locks on tables are kept short, because everybody else queues behind whoever waits for a whole table.
 */
export async function lockMigrations(transaction: Executor): Promise<void> {
  if (engineOf(transaction) === "sqlite") return;
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
  await sql`set local lock_timeout = '500ms'`.execute(transaction);
}
