import { sweepTrialCopies } from "../db/trial-copy.ts";
import type { ScheduledJob } from "../scheduled/scheduled-job.ts";
import { beginRun } from "./begin-run.ts";
import { forgetImportsBefore, unfinishedImports } from "./imports.queries.ts";
import type { RecordKinds } from "./log-imported-records.ts";
import { isKilled } from "./runs.ts";

const minute = 60_000;

/** Restarts the work of killed processes from its beginning, and deletes expired previews. */
export function importJob(kinds: RecordKinds): ScheduledJob {
  return {
    name: "imports",
    isDue: (lastStart, now) => !lastStart || Math.abs(now.getTime() - lastStart.getTime()) >= minute,
    async run(services) {
      const now = services.clock.now().toISOString();
      for (const record of await unfinishedImports(services.db.executor)) {
        const { state, run, held_until } = record;
        const isAbandoned = held_until < now || isKilled(services.db, run);
        if (isAbandoned && (state === "reading" || state === "writing"))
          await beginRun(services, kinds, record, { from: state, to: state });
      }
      await sweepTrialCopies(services.db);
      await forgetImportsBefore(services.db.executor, now);
    },
  };
}
