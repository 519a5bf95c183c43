import type { Executor } from "../../db/open.ts";
import type { ConversionProgress } from "./conversions.ts";

/** Attempts after which a picture is marked as failed: its conversion may be what crashes the process. */
const mostAttempts = 3;

export async function recordProgress(
  db: Executor,
  id: number,
  { state, percent, widths }: ConversionProgress,
) {
  const isStart = state === "converting" && percent === 0;
  await db
    .updateTable("pictures")
    .set((eb) => ({
      state,
      percent,
      widths: JSON.stringify(widths),
      ...(isStart && { attempts: eb("attempts", "+", 1) }),
    }))
    .where("id", "=", id)
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

/** Marks pictures as failed whose conversion has begun too often. */
export async function giveUpPictures(db: Executor): Promise<void> {
  await db
    .updateTable("pictures")
    .set({ state: "failed" })
    .where("state", "!=", "ready")
    .where("attempts", ">=", mostAttempts)
    .execute();
}

/** Pictures whose sizes were not all made when the process ended, oldest first, without those given up. */
export async function unfinishedPictures(db: Executor) {
  return db
    .selectFrom("pictures")
    .select(["id", "hash", "format", "width"])
    .where("state", "!=", "ready")
    .where("attempts", "<", mostAttempts)
    .orderBy("id")
    .execute();
}
