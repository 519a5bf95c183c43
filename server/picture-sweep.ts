import { sweepOrphans } from "./pictures/removal/sweep-orphans.ts";
import { dailyFrom, type ScheduledJob } from "./scheduled/scheduled-job.ts";

/** At night removes files that no picture names, which crashes leave behind. */
export const pictureSweep: ScheduledJob = {
  name: "picture sweep",
  isDue: dailyFrom(4),
  run: ({ db, pictures, clock }) => sweepOrphans({ db, store: pictures.store }, clock.now()),
};
