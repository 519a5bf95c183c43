import PQueue from "p-queue";
import type { Logger } from "pino";
import type { Executor } from "../db/open.ts";
import { createConversions, type Conversions } from "./conversion/conversions.ts";
import { giveUpPictures, recordProgress, unfinishedPictures } from "./conversion/conversions.queries.ts";
import type { PictureStore } from "./store/picture-store.ts";

/** Where pictures are kept, and who works on them. */
export type Pictures = { store: PictureStore; queue: PQueue; conversions: Conversions };

/** Pictures in `store`, with their records in a migrated database. Conversions that a stop or a crash interrupted go on. */
export async function openPictures(db: Executor, log: Logger, store: PictureStore): Promise<Pictures> {
  // One at a time in the whole process: each takes a core and much memory, and visitors need the rest.
  const queue = new PQueue({ concurrency: 1 });
  const conversions = createConversions({
    store,
    queue,
    record: (id, progress) => recordProgress(db, id, progress),
    onFailure: (id, error) => log.error({ err: error, picture: id }, "a picture could not be converted"),
  });
  await giveUpPictures(db);
  for (const picture of await unfinishedPictures(db)) conversions.add(picture);
  return { store, queue, conversions };
}
