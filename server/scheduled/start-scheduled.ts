import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "../services.ts";
import { runDueJobs } from "./run-due-jobs.ts";
import type { ScheduledJob } from "./scheduled-job.ts";

const lookEvery = 60_000;
/** Less than what the process allows itself for its end. */
const usualPatience = 4_000;

/**
 * Looks every minute for jobs that are due. Returns a function to stop it, which tells the job in work to end and waits
 * for it for `patience` milliseconds; what is left then is claimed anew, as a killed process's job is.
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
