import type { Logger } from "pino";
import type { Executor } from "../db/open.ts";
import { createConversions, type Conversions } from "./conversion/conversions.ts";
import { recordProgress, unfinishedPictures } from "./conversion/conversions.queries.ts";
import type { PictureStore } from "./store/picture-store.ts";
import { createWorkLine, type WorkLine } from "./conversion/work-line.ts";

/** Where pictures are kept, and who works on them. */
export type Pictures = { store: PictureStore; line: WorkLine; conversions: Conversions };

/** Pictures in `store`, with their records in a migrated database. Conversions that a stop or a crash interrupted go on. */
export async function openPictures(db: Executor, log: Logger, store: PictureStore): Promise<Pictures> {
  const line = createWorkLine();
  const conversions = createConversions({
    store,
    line,
    record: (id, progress) => recordProgress(db, id, progress),
    onFailure: (id, error) => log.error({ err: error, picture: id }, "a picture could not be converted"),
  });
  for (const picture of await unfinishedPictures(db)) conversions.add(picture);
  return { store, line, conversions };
}
