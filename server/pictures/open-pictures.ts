import PQueue from "p-queue";
import type { Logger } from "pino";
import { asFailure } from "../db/as-failure.ts";
import type { Executor } from "../db/open.ts";
import type { Clock } from "../clock.ts";
import { createConversions, type Conversions } from "./conversion/conversions.ts";
import {
  claimPicture,
  countAttempt,
  giveUpPictures,
  recordProgress,
  releasePicture,
  unfinishedPictures,
} from "./conversion/conversions.queries.ts";
import { recordTogether } from "./conversion/record-together.ts";
import { imageProcess } from "./image/image-process.ts";
import type { ImageWork } from "./image/image-work.ts";
import type { PictureStore } from "./store/picture-store.ts";

/** The picture store, the image work with its queue, and the conversions. */
export type Pictures = { store: PictureStore; work: ImageWork; queue: PQueue; conversions: Conversions };

const lookEvery = 10_000;

/**
 * Opens pictures in `store`, with records in a migrated database. Now and every ten seconds it continues conversions
 * that no process has claimed: those of a killed process, and those that could not be finished. Image work is done in a
 * child process, unless `work` is given.
 */
export async function openPictures(
  db: Executor,
  log: Logger,
  store: PictureStore,
  clock: Clock,
  work: ImageWork & { stop?: () => void } = imageProcess(),
): Promise<Pictures> {
  // One task at a time in the whole process: each takes a core and much memory.
  const queue = new PQueue({ concurrency: 1 });
  const onFailure = (id: number, error: unknown) =>
    log.error({ err: error, picture: id }, "a picture could not be converted");
  const progress = recordTogether({
    record: (all) => recordProgress(db, all, clock.now()),
    isLast: () => queue.size <= 1,
    onFailure,
  });
  const conversions = createConversions({
    store,
    work,
    queue,
    claim: (id) => claimPicture(db, id, clock.now()),
    record: progress.record,
    countAttempt: (id, by) => countAttempt(db, id, by),
    async release(id) {
      await progress.flush();
      await releasePicture(db, id);
    },
    onFailure,
  });
  async function look(): Promise<void> {
    await giveUpPictures(db, clock.now());
    for (const picture of await unfinishedPictures(db, clock.now())) conversions.add(picture);
  }
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      // An unreachable database is reported elsewhere.
      if (!asFailure(error)) log.error({ err: error }, "unfinished pictures could not be looked for");
    });
  }, lookEvery);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    await conversions.stop();
    await progress.flush();
    work.stop?.();
  };
  return { store, work, queue, conversions: { ...conversions, stop } };
}
