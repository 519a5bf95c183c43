import type { Executor } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

export type JobRow = Tables["scheduled_jobs"];

const neverRun = { held_until: "", failure: "", detail: "{}" };

/** A job's row; undefined until a process has looked at the job for the first time. */
export function findJob(db: Executor, name: string): Promise<JobRow | undefined> {
  return db.selectFrom("scheduled_jobs").selectAll().where("name", "=", name).executeTakeFirst();
}

/** All jobs that a process has looked at, by name. */
export function listJobs(db: Executor): Promise<JobRow[]> {
  return db.selectFrom("scheduled_jobs").selectAll().orderBy("name").execute();
}

/** The job's row, which is created when missing. */
export async function readJob(db: Executor, name: string): Promise<JobRow> {
  const found = await findJob(db, name);
  if (found) return found;
  await db
    .insertInto("scheduled_jobs")
    .values({ name, ...neverRun })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return db.selectFrom("scheduled_jobs").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
}

/** Claims a job as it was read. Returns false when another process has claimed it: its start then differs. */
export async function claimJob(db: Executor, job: JobRow, now: string, heldUntil: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("scheduled_jobs")
    .set({ started_at: now, held_until: heldUntil, finished_at: null })
    .where("name", "=", job.name)
    .where("started_at", job.started_at === null ? "is" : "=", job.started_at)
    .where("held_until", "=", job.held_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes the row of the run begun at `startedAt`; does nothing when another process has claimed the job since. */
export async function updateRun(
  db: Executor,
  name: string,
  startedAt: string,
  values: Partial<JobRow>,
): Promise<void> {
  await db
    .updateTable("scheduled_jobs")
    .set(values)
    .where("name", "=", name)
    .where("started_at", "=", startedAt)
    .execute();
}
