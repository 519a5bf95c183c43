import { dailyFrom, type ScheduledJob } from "../scheduled/scheduled-job.ts";
import { purge } from "./purge.ts";

/** Each night, what has been kept long enough is forgotten. */
export const retention: ScheduledJob = { name: "retention", isDue: dailyFrom(3), run: purge };
