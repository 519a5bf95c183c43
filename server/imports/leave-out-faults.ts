import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { beginRun } from "./begin-run.ts";
import { firstOf } from "./first-of.ts";
import { faultyRowNumbers, type ImportRecord, replaceRows, unreadRow, updateRun } from "./imports.queries.ts";
import type { RecordKinds } from "./log-imported-records.ts";
import { readWork } from "./read-work.ts";
import { rowsLeft } from "./row-texts.ts";

/**
 * Takes the rows with faults out of a preview, and looks the others over again: what is shown then is imported whole or
 * not at all, as ever. Throws `conflict` when no row would be left, or none has a fault.
 */
export async function leaveOutFaults(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
): Promise<void> {
  const { state, faulty, rows } = record;
  if (state !== "ready" || faulty === 0)
    throw new AppError("conflict", { message: "No row of this import has a fault that could be left out" });
  if (faulty === rows)
    throw new AppError("conflict", {
      message: "Each row has a fault: without them there is nothing to import",
    });
  await beginRun(services, kinds, record, { from: "ready", to: "reading" }, (claimed) =>
    inTransaction(services.db, async (transaction) => {
      const work = await readWork(withTransaction(services, transaction), claimed);
      const numbers = await faultyRowNumbers(transaction, claimed.id);
      const faults = new Set(numbers);
      const left = rowsLeft(work, ({ row }) => !faults.has(row));
      const note = [claimed.note, leftOut(numbers)].filter(Boolean).join(". ");
      const values = { rows: left.length, note };
      if (await updateRun(transaction, claimed, values))
        await replaceRows(transaction, claimed.id, left.map(unreadRow));
      return { ...claimed, ...values };
    }),
  );
}

function leftOut(numbers: readonly number[]): string {
  return numbers.length === 1
    ? `Row ${firstOf(numbers)} is left out`
    : `Rows ${firstOf(numbers)} are left out`;
}
