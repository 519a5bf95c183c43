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
