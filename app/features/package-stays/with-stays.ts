import type { Booking } from "#contract/bookings.ts";
import type { Client } from "#contract/client.ts";
import type { TrashEntry } from "#contract/trash.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { readPackageStays } from "./read-package-stays.ts";
import { holdingRooms } from "./stays-ahead.ts";

/** A deleted record, of a package enquiry with the stays that still hold rooms. */
export type EntryWithStays = TrashEntry & { stays: readonly Pick<Booking, "id" | "reference">[] };

/** Reads the stays of the deleted enquiries among the entries. */
export function withStays(api: Client, entries: readonly TrashEntry[]): Promise<EntryWithStays[]> {
  const today = todayInKashmir(new Date());
  const read = async ({ kind, id }: TrashEntry) =>
    kind === "packageBookings" ? holdingRooms(await readPackageStays(api, id), today) : [];
  return Promise.all(
    entries.map(async (entry) => {
      const stays = await read(entry);
      return { ...entry, stays: stays.map(({ id, reference }) => ({ id, reference })) };
    }),
  );
}
