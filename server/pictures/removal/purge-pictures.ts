import type { Services } from "../../services.ts";
import { deletedBefore, deletePicture } from "./removal.queries.ts";
import { removeFiles } from "./remove-files.ts";

const atOnce = 100;

/** Deletes pictures for good that were deleted before the moment, files and all. Returns how many. */
export async function purgePictures(services: Services, moment: string, stop?: AbortSignal): Promise<number> {
  const db = services.db.executor;
  let purged = 0;
  for (;;) {
    const pictures = await deletedBefore(db, moment, atOnce);
    if (pictures.length === 0) return purged;
    for (const { id } of pictures) {
      if (stop?.aborted) return purged;
      const files = await deletePicture(db, id, moment);
      if (!files) continue;
      await removeFiles(services, [files]);
      purged += 1;
    }
  }
}
