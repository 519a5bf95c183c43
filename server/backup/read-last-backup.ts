import { z } from "zod";
import type { LastBackup } from "#contract/backups.ts";
import { findJob } from "../scheduled/scheduled.queries.ts";
import type { Services } from "../services.ts";
import { nightlyBackup } from "./nightly-backup.ts";

const detail = z.object({ name: z.string(), bytes: z.int() });
const hour = 3_600_000;
/** A night and a morning: by then the next copy should exist. `farTooLate`: three nights without one. */
const late = 36 * hour;
const farTooLate = 72 * hour;

/** How late the next copy is, when the last one was made at this moment. */
export function latenessOf(at: string, now: Date): "fresh" | "late" | "far too late" {
  const age = now.getTime() - Date.parse(at);
  if (age > farTooLate) return "far too late";
  return age > late ? "late" : "fresh";
}

/** The last nightly copy, and why the next one may fail. */
export async function readLastBackup(
  services: Pick<Services, "db" | "clock" | "backups">,
): Promise<LastBackup> {
  const { db, clock, backups } = services;
  const job = await findJob(db.executor, nightlyBackup.name);
  const lastDetail = detail.safeParse(JSON.parse(job?.detail ?? "{}")).data;
  const last = job?.succeeded_at && lastDetail ? { at: job.succeeded_at, ...lastDetail } : null;
  const isOld = last !== null && latenessOf(last.at, clock.now()) !== "fresh";
  // Another process may be the one that has the backup folder.
  const isScheduled = backups?.folder !== undefined || (last !== null && !isOld);
  const failure = isScheduled ? (job?.failure ?? "") : "";
  return { isScheduled, last, failure, isLate: isScheduled && (failure !== "" || isOld) };
}
