import { Transaction as KyselyTransaction } from "kysely";
import type { Database, Transaction } from "./open.ts";
import { isWorthRetrying } from "./database-errors.ts";

const tries = 5;

/**
 * Runs `work` in one transaction, or in the open one when `db` is within one. After an error that `isWorthRetrying` it
 * runs again, five times in all at most.
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

/** The same services with the transaction as their database. */
export function withTransaction<Using extends { db: Database }>(
  services: Using,
  transaction: Transaction,
): Using {
  return { ...services, db: { ...services.db, executor: transaction } };
}
