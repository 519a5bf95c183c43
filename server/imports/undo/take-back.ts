import { deleteBooking } from "../../bookings/change-booking.ts";
import { recordChanges } from "../../change-log/record-change.ts";
import type { Transaction } from "../../db/open.ts";
import type { ImportedKind } from "../../db/tables/imports.ts";
import type { Services } from "../../services.ts";
import type { ImportedRecord } from "../import-row.ts";
import { deleteRecords, describeReferences, lockRecordsLeft, staysWithMore } from "./undo.queries.ts";
import type { RecordKinds } from "../log-imported-records.ts";

/** What stands on others goes before them. */
const inOrder = [
  "uploads",
  "payments",
  "ratePeriods",
  "rooms",
  "bookings",
  "packages",
  "cabRates",
  "hotels",
] as const;

/**
 * Deletes some records of an import, with an entry in the change log for each. Returns the reasons, in words, why some
 * cannot be deleted. A deleted record is left alone.
 */
export async function takeBack(
  services: Services,
  transaction: Transaction,
  kinds: RecordKinds,
  by: { username: string },
  records: readonly ImportedRecord[],
): Promise<string[]> {
  const reasons: string[] = [];
  for (const kind of inOrder) {
    const ids = records.flatMap((record) => (record.kind === kind ? [record.id] : []));
    const left = ids.length > 0 ? await lockRecordsLeft(transaction, kind, ids) : [];
    if (left.length === 0) continue;
    const idsLeft = left.map(({ id }) => id);
    const snapshots = await kinds[kind].snapshots(transaction, idsLeft);
    const references = await describeReferences(transaction, kind, idsLeft);
    const changes = left.map(({ id, version }) => {
      const before = snapshots.get(id) ?? {};
      const title = kinds[kind].titleOf(before);
      // A picture's version grows when its sizes are made.
      if (version !== 1 && kind !== "uploads") reasons.push(`${title} was changed since`);
      else if (references.has(id)) reasons.push(`${title} ${references.get(id)}`);
      return { by, kind, action: "deleted", recordId: id, title, before, after: {} } as const;
    });
    if (reasons.length > 0) continue;
    await deleteAll(services, transaction, kind, idsLeft);
    await recordChanges(services, transaction, changes);
  }
  return reasons;
}

/** Deletes records as staff do. Most imported stays are over, and nothing is given back with them. */
async function deleteAll(
  services: Services,
  transaction: Transaction,
  kind: ImportedKind,
  ids: readonly number[],
): Promise<void> {
  const withMore = kind === "bookings" ? await staysWithMore(transaction, ids) : new Set<number>();
  for (const id of withMore) await deleteBooking(services, id);
  const others = ids.filter((id) => !withMore.has(id));
  await deleteRecords(transaction, kind, others, services.clock.now().toISOString());
}
