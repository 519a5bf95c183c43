import { setImmediate as turn } from "node:timers/promises";
import { deleteBooking } from "../bookings/change-booking.ts";
import { recordChange } from "../change-log/record-change.ts";
import type { Transaction } from "../db/open.ts";
import { withOwnConnection } from "../db/own-connection.ts";
import { deleteRecord } from "../db/records.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import type { ImportedRecord } from "./import-row.ts";
import { claimImport, type ImportRecord } from "./imports.queries.ts";
import { recordsOfImport, readRecordState, tableOf, describeReferences } from "./imported-records.queries.ts";
import { newRun } from "./run-import.ts";
import type { RecordKinds } from "./log-imported-records.ts";

/** Reasons shown at once. */
const mostReasons = 5;

/**
 * Deletes all records that an import made, as staff do: into the trash, with an entry in the change log. Throws
 * `conflict` with the reasons when one was changed since or something refers to it; then nothing is deleted.
 */
export function undoImport(
  services: Services,
  kinds: RecordKinds,
  by: { username: string },
  record: ImportRecord,
) {
  return withOwnConnection(services.db, (ownDb) =>
    inTransaction(ownDb, async (transaction) => {
      const claim = { run: newRun(), held_until: "", state: "undone", done: 0 } as const;
      if (!(await claimImport(transaction, record, "done", claim)))
        throw new AppError("conflict", { message: "This import is not written, or was undone already" });
      const inside = withTransaction({ ...services, db: ownDb }, transaction);
      const reasons: string[] = [];
      for (const [index, imported] of (await recordsOfImport(transaction, record.id)).entries()) {
        const reason = await takeBack(inside, transaction, kinds, by, {
          kind: imported.kind,
          id: imported.record_id,
        });
        if (reason) reasons.push(reason);
        if (reasons.length === mostReasons) break;
        if (index % 10 === 0) await turn();
      }
      if (reasons.length > 0)
        throw new AppError("conflict", { message: `It cannot be undone any more: ${reasons.join("; ")}` });
    }),
  );
}

/** Deletes one record; returns the reason, in words, when it cannot be deleted. A deleted record is left alone. */
async function takeBack(
  services: Services,
  transaction: Transaction,
  kinds: RecordKinds,
  by: { username: string },
  { kind, id }: ImportedRecord,
): Promise<string | undefined> {
  const state = await readRecordState(transaction, kind, id);
  if (!state || state.deleted_at !== null) return undefined;
  const before = (await kinds[kind].snapshot(transaction, id)) ?? {};
  const title = kinds[kind].titleOf(before);
  // A picture's version grows when its sizes are made.
  if (state.version !== 1 && kind !== "uploads") return `${title} was changed since`;
  const standing = await describeReferences(transaction, kind, id);
  if (standing) return `${title} ${standing}`;
  if (kind === "bookings") await deleteBooking(services, id);
  else await deleteRecord(transaction, tableOf[kind], id, services.clock.now().toISOString());
  const change = { by, kind, action: "deleted", recordId: id, title } as const;
  await recordChange(services, transaction, { ...change, before, after: {} });
  return undefined;
}
