import { demoKeptHours } from "#contract/demo.ts";
import { wipeDeletedContent } from "../db/leave-no-trace.ts";
import { lockName } from "../db/locks.ts";
import { readTableShapes } from "../db/table-shapes.ts";
import { inTransaction } from "../db/transaction.ts";
import { removeFiles } from "../pictures/removal/remove-files.ts";
import type { PictureFiles } from "../pictures/removal/removal.queries.ts";
import { everyHour, type ScheduledJob } from "../scheduled/scheduled-job.ts";
import type { Services } from "../services.ts";
import { forgetDemoPlaces } from "./demo-places.queries.ts";
import { demoLock } from "./demo-note.ts";
import { deletePictures, deleteWithAll, findPurgeable, forgetMarks, purgeOrder } from "./purge.queries.ts";
import { readTakenAt, type TakenTable } from "./removal.queries.ts";

const hourInMilliseconds = 3_600_000;

/** Deletes a demo that was removed a day ago for good, files of pictures included. */
export const demoPurge: ScheduledJob = { name: "demo", isDue: everyHour, run: purgeDemo };

/** Deletes what was removed with the demo more than a day ago, in one transaction; returns how many records. */
export async function purgeDemo(services: Services): Promise<{ deleted: number }> {
  const { db, clock } = services;
  const moment = new Date(clock.now().getTime() - demoKeptHours * hourInMilliseconds).toISOString();
  const takenAt = await readTakenAt(db.executor);
  if (takenAt === undefined || takenAt > moment) return { deleted: 0 };
  const { deleted, files } = await inTransaction(db, async (transaction) => {
    await lockName(transaction, demoLock, 1);
    const shapes = await readTableShapes(transaction);
    const purged: { deleted: number; files: PictureFiles[] } = { deleted: 0, files: [] };
    for (const table of purgeOrder) {
      const ids = await findPurgeable(transaction, table, moment);
      purged.deleted += ids.length;
      purged.files.push(...(await picturesWith(transaction, table, ids)));
      await deleteWithAll(transaction, shapes, { table, column: "id" }, ids);
    }
    await forgetMarks(transaction, moment);
    await forgetDemoPlaces(transaction, moment);
    return purged;
  });
  // If the process ends here, the nightly sweep removes the remaining files.
  await removeFiles(services, files);
  await wipeDeletedContent(db);
  return { deleted };
}

function picturesWith(db: Parameters<typeof deletePictures>[0], table: TakenTable, ids: number[]) {
  const isOwner = table === "pictures" || table === "hotels" || table === "packages";
  return isOwner && ids.length > 0 ? deletePictures(db, { [table]: ids }) : [];
}
