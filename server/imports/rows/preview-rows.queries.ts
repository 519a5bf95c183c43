import type { Executor } from "../../db/open.ts";

/** Changes with the faulty rows of an import: they are written anew each time, and lose their text with an erasure. */
export async function markOfFaultyRows(db: Executor, id: number): Promise<string> {
  const { last, rows } = await db
    .selectFrom("import_rows")
    .select((eb) => [eb.fn.max<number | null>("id").as("last"), eb.fn.countAll().as("rows")])
    .where("import_id", "=", id)
    .where("state", "=", "fault")
    .where("cells", "<>", "")
    .executeTakeFirstOrThrow();
  return `${last} ${String(rows)}`;
}

/** An outcome, as JSON, that has a note: in a text of its own the quotes would be escaped. */
const withNote = '%"note":%';

export async function countNotes(db: Executor, id: number): Promise<number> {
  const { count } = await db
    .selectFrom("import_rows")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("import_id", "=", id)
    .where("outcome", "like", withNote)
    .executeTakeFirstOrThrow();
  return count;
}

/** The cells of the first row that has some. */
export async function firstCells(db: Executor, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("import_rows")
    .select("cells")
    .where("import_id", "=", id)
    .where("cells", "<>", "")
    .orderBy("row_number")
    .limit(1)
    .executeTakeFirst();
  return row?.cells;
}

export function pageOfRows(
  db: Executor,
  id: number,
  { page, limit, faults, noted }: { page: number; limit: number; faults: boolean; noted: boolean },
) {
  let query = db.selectFrom("import_rows").selectAll().where("import_id", "=", id).where("outcome", "<>", "");
  if (faults) query = query.where("state", "=", "fault");
  if (noted) query = query.where("outcome", "like", withNote);
  return query
    .orderBy("row_number")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}
