import type { DemoCounts } from "#contract/demo.ts";
import { restoreBooking } from "../bookings/restore-booking.ts";
import { recordChange } from "../change-log/record-change.ts";
import { lockName } from "../db/locks.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { endDemoWords, readEndOfDemo } from "../settings/demo-words.ts";
import { countsInWords, demoLock, demoNote } from "./demo-note.ts";
import { countsOf } from "./plan-removal.ts";
import { bringPlacesBack } from "./bring-places-back.ts";
import { restorableUntil } from "./read-demo.ts";
import {
  countJourney,
  recordsTakenAt,
  restoreRecords,
  takenTables,
  type TakenTable,
  unmarkRemoved,
} from "./removal.queries.ts";

/**
 * Brings back what was removed with the demo, in one transaction with a note in the change log; `left` stays remain in
 * the trash, as their rooms were given away. Throws `conflict` when there is nothing to bring back, or too late.
 */
export function bringDemoBack(
  services: Services,
  by: { username: string },
): Promise<{ counts: DemoCounts; left: number }> {
  const now = services.clock.now().toISOString();
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, demoLock, 1);
    const takenAt = await readEndOfDemo(transaction);
    if (takenAt === undefined || restorableUntil(takenAt) <= now)
      throw new AppError("conflict", { message: "There is nothing to bring back any more" });
    const { back, left } = await restoreAll(services, transaction, takenAt);
    await bringPlacesBack(transaction);
    await unmarkRemoved(transaction);
    await endDemoWords(transaction, false, now);
    const counts = await countsOf(transaction, back);
    const after = countsInWords(counts);
    await recordChange(services, transaction, { by, ...demoNote, action: "restored", before: {}, after });
    return { counts, left };
  });
}

async function restoreAll(services: Services, transaction: Transaction, takenAt: string) {
  const back: Record<TakenTable, number[]> = {
    hotels: [],
    packages: [],
    cab_rates: [],
    pictures: [],
    bookings: [],
    package_bookings: [],
    cab_bookings: [],
    queries: [],
    reviews: [],
  };
  let left = 0;
  for (const table of takenTables) {
    const ids = await recordsTakenAt(transaction, table, takenAt);
    if (table === "bookings") {
      for (const id of ids) {
        if (await restoreStay(services, transaction, id)) back.bookings.push(id);
        else left += 1;
      }
    } else {
      await restoreRecords(transaction, table, ids);
      back[table] = ids;
    }
    await countJourney(transaction, table, back[table]);
  }
  return { back, left };
}

/** Restores a stay with its nights; false when they are no longer free. */
async function restoreStay(services: Services, transaction: Transaction, id: number): Promise<boolean> {
  try {
    await restoreBooking(withTransaction(services, transaction), id);
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === "no_rooms_left" || error.code === "conflict"))
      return false;
    throw error;
  }
}
