import { sql } from "kysely";
import { engineOf } from "../../db/dialect.ts";
import type { Database, Transaction } from "../../db/open.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type KeptColumn, nameColumns, paidSums, correctRow, wrongRows } from "./kept-columns.queries.ts";
import { insertSum, type KeptSums, keptSums, readWrongSums } from "./kept-sums.queries.ts";

/** Sets what triggers maintain to the values of a recount, one after the other, while others write. */
export async function repairKept(db: Database): Promise<void> {
  for (const column of [...nameColumns, ...paidSums]) await repairColumn(db, column);
  for (const sums of keptSums) await inTransaction(db, (transaction) => repairSums(transaction, sums));
}

/** Row by row: somebody who writes one record waits for no other. */
async function repairColumn(db: Database, column: KeptColumn): Promise<void> {
  const { rows } = await wrongRows(column).execute(db.executor);
  for (const { subject } of rows) {
    await inTransaction(db, async (transaction) => {
      await holdRow(transaction, column.table, subject);
      await correctRow(transaction, column, subject);
    });
  }
}

/** After the lock, the next statement sees what others have written; what they write later is added to that. */
async function holdRow(db: Transaction, table: string, id: number): Promise<void> {
  if (engineOf(db) === "postgres")
    await sql`select id from ${sql.table(table)} where id = ${id} for update`.execute(db);
}

async function repairSums(db: Transaction, sums: KeptSums): Promise<void> {
  // Whoever writes records also writes their sums, and others see both only together.
  if (engineOf(db) === "postgres")
    await sql`lock table ${sql.table(sums.table)} in exclusive mode`.execute(db);
  for (const { key, right } of await readWrongSums(db, sums)) {
    const isRow = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`delete from ${sql.table(sums.table)} where ${sql.join(isRow, sql` and `)}`.execute(db);
    if (right) await insertSum(db, sums.table, right);
  }
}
