import type { Executor } from "../../db/open.ts";

const atOnce = 1000;

/** The files that pictures' records name, deleted ones included. */
export async function* picturesWithFiles(db: Executor) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("pictures")
      .select(["id", "hash", "format", "path", "widths", "width", "state"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
