import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { removeFiles } from "./remove-files.ts";
import { deletedBefore, deletePicture, noteRemoval } from "./removals.queries.ts";

const atOnce = 100;

/** Deletes pictures for good that were deleted before the moment, files and all. Returns how many. */
export async function purgePictures(services: Services, moment: string, stop?: AbortSignal): Promise<number> {
  const { db, clock } = services;
  let purged = 0;
  for (;;) {
    const pictures = await deletedBefore(db.executor, moment, atOnce);
    if (pictures.length === 0 || stop?.aborted) break;
    for (const { id } of pictures) {
      await inTransaction(db, async (transaction) => {
        await noteRemoval(transaction, id, clock.now().toISOString());
        await deletePicture(transaction, id, moment);
      });
      purged += 1;
    }
  }
  await removeFiles(services);
  return purged;
}
