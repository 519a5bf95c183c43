import type { ExpressionBuilder } from "kysely";
import type { Executor } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";
import type { ConversionProgress } from "./conversions.ts";

/**
 * A picture is given up after three failures without progress, or when the process ended twelve times while it was
 * decoded: it may be the cause, though mostly the process was ended by somebody.
 */
const mostAttempts = 12;
const failure = 4;

/** In milliseconds. A process has a picture for so long after each variant; after a failure it is left alone so long. */
const lease = 60_000;
/** No picture is held so long: whoever noted it had a clock that was ahead. */
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

/** Takes a picture in hand. False when another process has the picture in hand, or nothing is left to be done. */
export async function claimPicture(db: Executor, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("pictures")
    .set({ state: "converting", held_until: after(now, lease) })
    .where("id", "=", id)
    .where(isDue(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts an attempt while a picture is decoded (1) and takes it back afterwards (-1): what stays counted has crashed. */
export async function countAttempt(db: Executor, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable("pictures")
    .set((eb) => ({ attempts: eb("attempts", "+", by) }))
    .where("id", "=", id)
    .execute();
}

/** Notes how far a picture is. A failure counts; progress makes all further attempts its first. */
export async function recordProgress(
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
      ...(state === "converting" && { attempts: 0 }),
      ...(state === "failed" && { attempts: eb("attempts", "+", failure) }),
    }))
    .where("id", "=", id)
    // Another process may have finished what took this one too long.
    .where("state", "!=", "ready")
    .execute();
}

/** Gives a picture back unfinished, for the next process that looks. */
export async function releasePicture(db: Executor, id: number): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ state: "queued", held_until: null })
    .where("id", "=", id)
    .where("state", "=", "converting")
    .execute();
}

/** Lets a picture that was given up be taken in hand again, within ten seconds, as if it were new. */
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
export async function latestReady(db: Executor, most: number): Promise<{ hash: string; width: number }[]> {
  const rows = await db
    .selectFrom("pictures")
    .select(["hash", "widths"])
    .where("state", "=", "ready")
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.flatMap(({ hash, widths }) => {
    const [width] = /\d+/.exec(widths) ?? [];
    return width === undefined ? [] : [{ hash, width: Number(width) }];
  });
}

/** Marks pictures as failed that no further attempt is made for. */
export async function giveUpPictures(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ state: "failed" })
    .where("state", "in", ["queued", "converting"])
    .where("attempts", ">=", mostAttempts)
    .where(isFree(now))
    .execute();
}

/** Pictures whose sizes are not all made and that nobody has in hand, oldest first, at most 100. */
export async function unfinishedPictures(db: Executor, now: Date) {
  return db
    .selectFrom("pictures")
    .select(["id", "hash", "format", "width"])
    .where(isDue(now))
    .orderBy("id")
    .limit(mostAtOnce)
    .execute();
}
