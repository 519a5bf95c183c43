import { sweepOrphans } from "./pictures/removal/sweep-orphans.ts";
import { dailyFrom, type ScheduledJob } from "./scheduled/scheduled-job.ts";

/** Each night, removes files that crashes left behind and no picture names. */
export const pictureSweep: ScheduledJob = {
  name: "picture sweep",
  isDue: dailyFrom(4),
  run: ({ db, pictures, clock }) => sweepOrphans({ db, store: pictures.store }, clock.now()),
};
