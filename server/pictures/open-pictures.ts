import PQueue from "p-queue";
import type { Logger } from "pino";
import type { Executor } from "../db/open.ts";
import { createConversions, type Conversions } from "./conversion/conversions.ts";
import { giveUpPictures, recordProgress, unfinishedPictures } from "./conversion/conversions.queries.ts";
import type { PictureStore } from "./store/picture-store.ts";

/** The picture store, the queue of image work and the conversions. */
export type Pictures = { store: PictureStore; queue: PQueue; conversions: Conversions };

/** Opens pictures in `store`, with records in a migrated database, and resumes interrupted conversions. */
export async function openPictures(db: Executor, log: Logger, store: PictureStore): Promise<Pictures> {
  // One task at a time in the whole process: each takes a core and much memory.
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
