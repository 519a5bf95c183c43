import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "../services.ts";
import { runDueJobs } from "./run-due-jobs.ts";
import type { ScheduledJob } from "./scheduled-job.ts";

const lookEvery = 60_000;
/** In milliseconds: less than the process has for stopping. */
const usualPatience = 4_000;

/**
 * Checks every minute for due jobs. Returns a function to stop it, which tells the running job to end and waits for it
 * for `patience` milliseconds; an unfinished job is claimed again, as a killed process's is.
 */
export function startScheduled(
  services: Services,
  jobs: readonly ScheduledJob[],
  patience = usualPatience,
): () => Promise<void> {
  let round: Promise<void> | undefined;
  const stop = new AbortController();
  const timer = setInterval(() => {
    round ??= runDueJobs(services, jobs, stop.signal)
      .catch((error: unknown) => services.log.error({ err: error }, "scheduled jobs could not be looked at"))
      .finally(() => {
        round = undefined;
      });
  }, lookEvery);
  timer.unref();
  async function end(): Promise<void> {
    clearInterval(timer);
    stop.abort();
    if (round) await Promise.race([round, pause(patience, undefined, { ref: false })]);
  }
  let ending: Promise<void> | undefined;
  return () => (ending ??= end());
}
