import { clocksDiffer } from "../clock.ts";
import type { Services } from "../services.ts";
import { claimJob, type JobRow, readJob, updateRun } from "./scheduled.queries.ts";
import type { ScheduledJob } from "./scheduled-job.ts";

const minuteInMilliseconds = 60_000;
/** How long a claim is valid; a run renews it each minute, so that only a killed process loses it. */
const heldFor = 5 * minuteInMilliseconds;
/** How long after its start a failed run is retried. */
const againAfter = 60 * minuteInMilliseconds;

/**
 * Runs the due jobs, one after the other. Each job is run by one process; a killed process's job is claimed again when
 * its claim has expired, a failed one is retried after an hour. Failures are logged and stored.
 */
export async function runDueJobs(
  services: Services,
  jobs: readonly ScheduledJob[],
  stop: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  for (const job of jobs) {
    if (stop.aborted) return;
    if (job.isOurs && !job.isOurs(services)) continue;
    const row = await readJob(db.executor, job.name);
    const now = clock.now();
    if (!mayStart(job, row, now)) continue;
    if (!(await claimJob(db.executor, row, now.toISOString(), holdEnds(now)))) continue;
    await runClaimed(services, job, now.toISOString(), stop);
  }
}

function mayStart(job: ScheduledJob, row: JobRow, now: Date): boolean {
  const isRunning = row.started_at !== null && row.finished_at === null;
  // Claimed for longer than any claim lasts: the clock of the process was wrong.
  const longest = holdEnds(new Date(now.getTime() + clocksDiffer));
  if (isRunning) return row.held_until <= now.toISOString() || row.held_until > longest;
  const lastStart = row.started_at === null ? undefined : new Date(row.started_at);
  const isOver = lastStart && now.getTime() - lastStart.getTime() >= againAfter;
  return job.isDue(lastStart, now) || Boolean(row.failure && isOver);
}

async function runClaimed(services: Services, job: ScheduledJob, startedAt: string, stop: AbortSignal) {
  const { db, clock, log } = services;
  const note = (values: Partial<JobRow>) => updateRun(db.executor, job.name, startedAt, values);
  const holding = setInterval(() => {
    note({ held_until: holdEnds(clock.now()) }).catch((error: unknown) =>
      log.warn({ err: error, job: job.name }, "a scheduled job could not be held"),
    );
  }, minuteInMilliseconds);
  holding.unref();
  try {
    const detail = JSON.stringify((await job.run(services, stop)) ?? {});
    const finishedAt = clock.now().toISOString();
    await note({ finished_at: finishedAt, succeeded_at: finishedAt, failure: "", detail });
  } catch (error) {
    // A stopped run belongs to nobody: the next process that looks takes it.
    if (stop.aborted) await note({ held_until: "" });
    else await note(failed(services, job, error));
  } finally {
    clearInterval(holding);
  }
}

function failed({ clock, log }: Services, job: ScheduledJob, error: unknown): Partial<JobRow> {
  log.error({ err: error, job: job.name }, "a scheduled job failed");
  const failure = error instanceof Error ? error.message : String(error);
  return { finished_at: clock.now().toISOString(), failure };
}

function holdEnds(now: Date): string {
  return new Date(now.getTime() + heldFor).toISOString();
}
