import { dailyFrom, type ScheduledJob } from "../scheduled/scheduled-job.ts";
import { purge } from "./purge.ts";

/** Each night, deletes what is older than its retention period. */
export const retention: ScheduledJob = { name: "retention", isDue: dailyFrom(3), run: purge };
