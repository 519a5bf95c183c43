import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/**
 * Holds the selected rows until the transaction ends: alone, or shared with others who only rely on them. What they say
 * is to be read by a later statement, which sees what was stored while this one waited. SQLite's one writer holds
 * everything already.
 */
export function lockRows<O>(
  engine: Engine,
  query: SelectQueryBuilder<Tables, keyof Tables, O>,
  how: "alone" | "shared" = "alone",
) {
  if (engine === "sqlite") return query;
  // Foreign keys to these rows may be written meanwhile: whoever wrote one first would otherwise deadlock on it here.
  return how === "alone" ? query.forNoKeyUpdate() : query.forShare();
}

/** Holds what is named by a word and a number, and has no row of its own, until the transaction ends. */
export async function lockName(
  engine: Engine,
  transaction: Kysely<Tables>,
  word: string,
  id: number,
): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtext(${word}), ${id}::integer)`.execute(transaction);
}

/**
 * One migrating process at a time, however long the other takes; SQLite's `begin immediate` is such a lock already.
 * Tables that others use are not waited for long: behind one who waits for a whole table, everybody waits.
 */
export async function lockMigrations(engine: Engine, transaction: Kysely<Tables>): Promise<void> {
  if (engine === "sqlite") return;
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(720401)`.execute(transaction);
  await sql`set local lock_timeout = '500ms'`.execute(transaction);
}
