import { nightlyBackup } from "../../backup/nightly-backup.ts";
import { latenessOf } from "../../backup/read-last-backup.ts";
import { findJob } from "../../scheduled/scheduled.queries.ts";
import { unreadErasures } from "../../people/erasures/unread-erasures.ts";
import type { Services } from "../../services.ts";
import { ago } from "../ago.ts";
import { bad, type Finding, good, type HealthLook, lookAt } from "../health-check.ts";

export const backups: HealthLook = {
  name: "backups",
  title: "Backups",
  async look(services) {
    const finding = await lookAtBackups(services);
    const unread = await unreadErasures(services);
    if (unread.length === 0) return finding;
    const where = unread.map(({ file, lines }) => `${file}, ${lines}`).join("; ");
    const advice =
      "Let whoever runs the server put the list right, as deploy/backups.md says: a restore needs it.";
    return {
      state: finding.state === "bad" ? "bad" : "look",
      says: `${finding.says} The list of who was erased cannot be read whole (${where}).`,
      advice: `${finding.advice} ${advice}`.trim(),
    };
  },
};

async function lookAtBackups({ db, clock, isDemo, backups: settings }: Services): Promise<Finding> {
  const now = clock.now();
  const job = await findJob(db.executor, nightlyBackup.name);
  if (!job?.started_at && settings?.folder === undefined) {
    const advice =
      "Let whoever runs the server set BACKUP_DIR, best on another disk, or run npm run backup each night.";
    const says = "No backup is set up here: if the disk breaks, every booking is lost.";
    return isDemo ? lookAt(says, advice) : bad(says, advice);
  }
  if (!job?.started_at)
    return lookAt("No backup was made yet; the first is made tonight.", "Look again tomorrow.");
  const last = job.succeeded_at
    ? `The last backup was made ${ago(job.succeeded_at, now)}`
    : "No backup has succeeded yet";
  if (job.failure)
    return bad(
      `${last}; the one after it failed: ${job.failure}`,
      "Let whoever runs the server mend that today.",
    );
  if (!job.succeeded_at) return lookAt(`${last}; the first is under way.`, "Look again in an hour.");
  const lateness = latenessOf(job.succeeded_at, now);
  const advice = "Does the server run at night? The log says what became of the backup.";
  if (lateness === "far too late") return bad(`${last}.`, advice);
  return lateness === "late" ? lookAt(`${last}.`, advice) : good(`${last}.`);
}
