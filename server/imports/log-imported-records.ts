import { recordChanges } from "../change-log/record-change.ts";
import type { Transaction } from "../db/open.ts";
import type { RecordKind, Snapshot } from "../db/record-kind.ts";
import type { ImportedKind } from "../db/tables/imports.ts";
import type { Services } from "../services.ts";
import type { ImportedRecord } from "./import-row.ts";

export type RecordKinds = Record<ImportedKind, RecordKind>;

/** Writes to the change log that these records were made, in their order. */
export async function logImportedRecords(
  services: Services,
  transaction: Transaction,
  kinds: RecordKinds,
  records: readonly ImportedRecord[],
  by: { username: string },
): Promise<void> {
  const read = new Map<ImportedKind, Map<number, Snapshot>>();
  for (const [kind, ofKind] of Map.groupBy(records, (one) => one.kind)) {
    const ids = ofKind.map(({ id }) => id);
    read.set(kind, await kinds[kind].snapshots(transaction, ids));
  }
  const changes = records.map(({ kind, id }) => {
    const after = read.get(kind)?.get(id) ?? {};
    const title = kinds[kind].titleOf(after);
    return { by, kind, action: "created", recordId: id, title, before: {}, after } as const;
  });
  await recordChanges(services, transaction, changes);
}
