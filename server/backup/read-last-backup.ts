import { z } from "zod";
import type { LastBackup } from "#contract/backups.ts";
import { findJob } from "../scheduled/scheduled.queries.ts";
import type { Services } from "../services.ts";
import { nightlyBackup } from "./nightly-backup.ts";

const detail = z.object({ name: z.string(), bytes: z.int() });
const hour = 3_600_000;
/** A night and a morning: by then the next copy should be there. The second: three nights without one. */
const late = 36 * hour;
const farTooLate = 72 * hour;

/** Whether a copy made at a moment is late to be the last one. */
export function latenessOf(at: string, now: Date): "fresh" | "late" | "far too late" {
  const age = now.getTime() - Date.parse(at);
  if (age > farTooLate) return "far too late";
  return age > late ? "late" : "fresh";
}

/** The last nightly copy, and what stands in the way of the next one. */
export async function readLastBackup(
  services: Pick<Services, "db" | "clock" | "backups">,
): Promise<LastBackup> {
  const { db, clock, backups } = services;
  const job = await findJob(db.executor, nightlyBackup.name);
  const told = detail.safeParse(JSON.parse(job?.detail ?? "{}")).data;
  const last = job?.succeeded_at && told ? { at: job.succeeded_at, ...told } : null;
  const isOld = last !== null && latenessOf(last.at, clock.now()) !== "fresh";
  // Another process may be the one that has the folder.
  const isScheduled = backups?.folder !== undefined || (last !== null && !isOld);
  const failure = isScheduled ? (job?.failure ?? "") : "";
  return { isScheduled, last, failure, isLate: isScheduled && (failure !== "" || isOld) };
}
