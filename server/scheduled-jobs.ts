import { cleanup } from "./cleanup.ts";
import { pictureSweep } from "./picture-sweep.ts";
import type { ScheduledJob } from "./scheduled/scheduled-job.ts";

/** All work by the clock, in the order in which it is done when several jobs are due. */
export const scheduledJobs: ScheduledJob[] = [cleanup, pictureSweep];
