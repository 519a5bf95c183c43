import type { ExpressionBuilder } from "kysely";
import type { Executor } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";
import type { ConversionProgress } from "./conversions.ts";
import type { PictureProgress } from "./record-together.ts";

/**
 * A picture is given up after three failures without progress, or after the process ended twelve times while decoding
 * it: the picture may be the cause, though mostly somebody ended the process.
 */
const mostAttempts = 12;
const failure = 4;

/** In milliseconds: how long a process holds a picture after each variant, and how long a failed one is left alone. */
const lease = 60_000;
/** No picture is held for so long: the clock of the process that claimed it was ahead. */
const longestHeld = 600_000;
const mostAtOnce = 100;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** To be converted: not ready, not given up, and held by no process. */
function isDue(now: Date) {
  return (where: ExpressionBuilder<Tables, "pictures">) =>
    where.and([
      where("state", "in", ["queued", "converting", "failed"]),
      where("attempts", "<", mostAttempts),
      isFree(now)(where),
    ]);
}

function isFree(now: Date) {
  return (where: ExpressionBuilder<Tables, "pictures">) =>
    where.or([
      where("held_until", "is", null),
      where("held_until", "<=", now.toISOString()),
      where("held_until", ">", after(now, longestHeld)),
    ]);
}

/**
 * Claims a picture. False when another process has claimed it, or when nothing is left to do. Its state is what visitors
 * can see, and changes with the first progress.
 */
export async function claimPicture(db: Executor, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("pictures")
    .set({ held_until: after(now, lease) })
    .where("id", "=", id)
    .where(isDue(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts an attempt before a picture is decoded (1) and uncounts it afterwards (-1): a crash remains counted. */
export async function countAttempt(db: Executor, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable("pictures")
    .set((eb) => ({ attempts: eb("attempts", "+", by) }))
    .where("id", "=", id)
    .execute();
}

/** Stores the progress of pictures, all at once. A failure is counted; progress resets the count. */
export async function recordProgress(db: Executor, progress: PictureProgress, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In one order, so that two processes cannot wait for each other.
    for (const [id, reached] of [...progress].toSorted(([a], [b]) => a - b))
      await recordReached(transaction, id, reached, now);
  });
}

async function recordReached(
  db: Executor,
  id: number,
  { state, percent, widths }: ConversionProgress,
  now: Date,
): Promise<void> {
  await db
    .updateTable("pictures")
    .set((eb) => ({
      state,
      percent,
      widths: JSON.stringify(widths),
      held_until: state === "ready" ? null : after(now, lease),
      ...((state === "converting" || state === "ready") && { attempts: 0 }),
      ...(state === "failed" && { attempts: eb("attempts", "+", failure) }),
    }))
    .where("id", "=", id)
    // Another process may have finished a picture that took this one too long.
    .where("state", "!=", "ready")
    .execute();
}

/** Releases an unfinished picture for the next process. */
export async function releasePicture(db: Executor, id: number): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ state: "queued", held_until: null })
    .where("id", "=", id)
    .where("state", "!=", "ready")
    .execute();
}

/** Lets a picture that was given up be converted again, within ten seconds, as if it were new. */
export async function tryAgain(db: Executor, id: number): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ state: "queued", attempts: 0, held_until: null })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .execute();
}

/** How many pictures wait for their sizes, and how many could not be converted. */
export async function countUnfinished(db: Executor): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom("pictures")
    .select((eb) => ["state", eb.fn.countAll<number>().as("total")] as const)
    .where("state", "!=", "ready")
    .where("deleted_at", "is", null)
    .groupBy("state")
    .execute();
  const failed = rows.find(({ state }) => state === "failed")?.total ?? 0;
  return { failed, waiting: rows.reduce((sum, { total }) => sum + total, 0) - failed };
}

/** The latest pictures that are ready, each with one of its widths. */
export async function latestReady(db: Executor, limit: number): Promise<{ hash: string; width: number }[]> {
  const rows = await db
    .selectFrom("pictures")
    .select(["hash", "widths"])
    .where("state", "=", "ready")
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.flatMap(({ hash, widths }) => {
    const [width] = /\d+/.exec(widths) ?? [];
    return width === undefined ? [] : [{ hash, width: Number(width) }];
  });
}

/** Marks pictures as failed that have no attempts left. */
export async function giveUpPictures(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ state: "failed" })
    .where("state", "in", ["queued", "converting"])
    .where("attempts", ">=", mostAttempts)
    .where(isFree(now))
    .execute();
}

/** Pictures with missing sizes that no process has claimed, oldest first, at most 100. */
export async function unfinishedPictures(db: Executor, now: Date) {
  return db
    .selectFrom("pictures")
    .select(["id", "hash", "format", "width"])
    .where(isDue(now))
    .orderBy("id")
    .limit(mostAtOnce)
    .execute();
}
