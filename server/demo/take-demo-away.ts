import type { DemoCounts } from "#contract/demo.ts";
import { recordChange } from "../change-log/record-change.ts";
import { lockName } from "../db/locks.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { demoPicturesSetting, markSettingDone } from "../staff/demo-flag.queries.ts";
import { endDemoWords } from "../settings/demo-words.ts";
import { countsInWords, demoLock, demoNote } from "./demo-note.ts";
import { planRemoval } from "./plan-removal.ts";
import { readDemo } from "./read-demo.ts";
import { takePlaces } from "./take-places.ts";
import { takeFromTrash, takenTables, takeRecords } from "./removal.queries.ts";

/**
 * Removes the demo: records, pictures, places and texts, in one transaction with a note in the change log. What people
 * entered or changed remains, as `planRemoval` says. Throws `conflict` when there is no demo, or no longer.
 */
export function takeDemoAway(
  services: Services,
  by: { username: string },
  withTriedOut: boolean,
): Promise<{ counts: DemoCounts; left: number }> {
  const now = services.clock.now().toISOString();
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, demoLock, 1);
    const { state } = await readDemo(services, transaction);
    if (state !== "there")
      throw new AppError("conflict", {
        message: state === "away" ? "The demo is gone already" : "There is nothing of the demo here",
      });
    const { takes, counts, stays } = await planRemoval(transaction, withTriedOut);
    for (const table of takenTables) {
      await takeFromTrash(transaction, table, now);
      await takeRecords(transaction, table, takes[table], now);
    }
    await takePlaces(transaction, now);
    await markSettingDone(transaction, demoPicturesSetting, now);
    await endDemoWords(transaction, true, now);
    const before = countsInWords(counts, stays);
    await recordChange(services, transaction, { by, ...demoNote, action: "deleted", before, after: {} });
    return { counts, left: 0 };
  });
}
