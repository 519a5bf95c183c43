import type { TrashEntry } from "#contract/trash.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { staysHoldingRooms } from "../package-bookings/stays-of-package.queries.ts";
import type { Services } from "../services.ts";

type Entry<Kind extends string> = Omit<TrashEntry, "kind"> & { kind: Kind };

/** Deleted records, of package enquiries with the stays that still hold rooms. */
export async function withStays<Kind extends string>(
  { db, clock }: Services,
  entries: readonly Entry<Kind>[],
): Promise<Entry<Kind>[]> {
  const enquiries = entries.filter(({ kind }) => kind === "packageBookings").map(({ id }) => id);
  if (enquiries.length === 0) return [...entries];
  const today = todayInKashmir(clock.now());
  const holding = await staysHoldingRooms(db.executor, enquiries, today);
  const stays = Map.groupBy(holding, ({ package_enquiry_id }) => package_enquiry_id);
  return entries.map((entry) =>
    entry.kind === "packageBookings"
      ? { ...entry, stays: (stays.get(entry.id) ?? []).map(({ id, reference }) => ({ id, reference })) }
      : entry,
  );
}
