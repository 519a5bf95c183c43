import { sql } from "kysely";
import type { Transaction } from "./open.ts";
import { forgetReads } from "./memoized-reads.ts";

/** Runs `work` so that its failure leaves the transaction as it was before, and usable. */
export async function withSavepoint<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint isolated`.execute(transaction);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint isolated`.execute(transaction);
    forgetReads(transaction);
    throw error;
  } finally {
    await sql`release savepoint isolated`.execute(transaction);
  }
}
