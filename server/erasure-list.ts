import { keepErasureFiles } from "./people/erasures/keep-erasures.ts";
import { everyHour, type ScheduledJob } from "./scheduled/scheduled-job.ts";

/** Keeps the list of erasures beside the copies up to date, also with erasures by other processes. */
export const erasureList: ScheduledJob = {
  name: "erasure list",
  isDue: everyHour,
  isOurs: ({ backups }) => backups?.folder !== undefined,
  run: keepErasureFiles,
};
