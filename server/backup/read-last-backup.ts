import { z } from "zod";
import type { LastBackup } from "#contract/backups.ts";
import { findJob } from "../scheduled/scheduled.queries.ts";
import type { Services } from "../services.ts";
import { nightlyBackup } from "./nightly-backup.ts";

const detail = z.object({ name: z.string(), bytes: z.int() });
const hour = 3_600_000;
/** A night and a morning: by then the next copy should be there. */
const late = 36 * hour;

/** The last nightly copy, and what stands in the way of the next one. */
export async function readLastBackup(
  services: Pick<Services, "db" | "clock" | "backups">,
): Promise<LastBackup> {
  const { db, clock, backups } = services;
  const job = await findJob(db.executor, nightlyBackup.name);
  const told = detail.safeParse(JSON.parse(job?.detail ?? "{}")).data;
  const last = job?.succeeded_at && told ? { at: job.succeeded_at, ...told } : null;
  const age = last ? clock.now().getTime() - Date.parse(last.at) : undefined;
  // Another process may be the one that has the folder.
  const isScheduled = backups?.folder !== undefined || (age !== undefined && age < late);
  const failure = isScheduled ? (job?.failure ?? "") : "";
  return { isScheduled, last, failure, isLate: isScheduled && (failure !== "" || (age ?? 0) > late) };
}
