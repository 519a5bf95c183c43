import { nightlyBackup } from "../../backup/nightly-backup.ts";
import { listJobs } from "../../scheduled/scheduled.queries.ts";
import { ago, hoursSince } from "../ago.ts";
import { bad, good, type HealthLook, lookAt } from "../health-check.ts";

/** In hours: some job is due each hour. */
const lateAfter = 3;

export const scheduledWork: HealthLook = {
  name: "scheduled",
  title: "Work by the clock",
  async look({ db, clock }) {
    const now = clock.now();
    // The backup has a check of its own.
    const jobs = (await listJobs(db.executor)).filter(({ name }) => name !== nightlyBackup.name);
    const failed = jobs.filter(({ failure }) => failure);
    if (failed.length > 0) {
      const words = failed.map(({ name, failure }) => `${name}: ${failure}`).join("; ");
      return bad(
        `It failed and is tried again each hour. ${words}`,
        "Let whoever runs the server look at the log.",
      );
    }
    const starts = jobs.flatMap(({ started_at }) => started_at ?? []).toSorted();
    const last = starts.at(-1);
    if (!last) return lookAt("Nothing was done yet.", "Look again in an hour.");
    const says = `Last done ${ago(last, now)} (${jobs.map(({ name }) => name).join(", ")}).`;
    const advice =
      "Something is due each hour: was the server off? If not, let whoever runs it look at the log.";
    return hoursSince(last, now) >= lateAfter ? lookAt(says, advice) : good(says);
  },
};
