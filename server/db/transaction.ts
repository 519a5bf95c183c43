import type { Database, Transaction } from "./open.ts";
import { isWorthRetrying } from "./portable.ts";

const tries = 5;

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. When the database gave it up only because another
 * transaction was quicker, it is run again, a few times.
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.executor.transaction().execute(work);
    } catch (error) {
      if (attempt >= tries || !isWorthRetrying(error)) throw error;
    }
  }
}
