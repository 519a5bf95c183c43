import { Transaction as KyselyTransaction } from "kysely";
import type { Database, Transaction } from "./open.ts";
import { isWorthRetrying } from "./database-errors.ts";

const tries = 5;

/**
 * Runs `work` in one transaction, the one already begun when `db` is within one: all of it is kept, or nothing. When
 * the database gave it up only because another transaction was quicker, it is run again, a few times.
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { executor } = db;
  if (executor instanceof KyselyTransaction) return work(executor);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await executor.transaction().execute(work);
    } catch (error) {
      if (attempt >= tries || !isWorthRetrying(error)) throw error;
    }
  }
}

/** The same services with a begun transaction as their database: what is called with them takes part in it. */
export function within<Using extends { db: Database }>(services: Using, transaction: Transaction): Using {
  return { ...services, db: { ...services.db, executor: transaction } };
}
