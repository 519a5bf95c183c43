import { setImmediate as turn } from "node:timers/promises";
import { withOwnConnection } from "../../db/own-connection.ts";
import { inTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { claimImport, type ImportRecord } from "../imports.queries.ts";
import { recordsOfImport } from "../imported-records.queries.ts";
import { newRun } from "../runs.ts";
import type { RecordKinds } from "../log-imported-records.ts";
import { takeBack } from "./take-back.ts";

/** Reasons shown at once. */
const mostReasons = 5;
/** Records deleted before other work gets its turn. */
const atOnce = 50;

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
      const records = await recordsOfImport(transaction, record.id);
      for (let from = 0; from < records.length && reasons.length < mostReasons; from += atOnce) {
        const some = records.slice(from, from + atOnce);
        reasons.push(...(await takeBack(inside, transaction, kinds, by, some)));
        await turn();
      }
      if (reasons.length > 0) {
        const first = reasons.slice(0, mostReasons).join("; ");
        throw new AppError("conflict", { message: `It cannot be undone any more: ${first}` });
      }
    }),
  );
}
