import { nightlyBackup } from "./backup/nightly-backup.ts";
import { cleanup } from "./cleanup.ts";
import { demoPurge } from "./demo/purge-demo.ts";
import { pictureSweep } from "./picture-sweep.ts";
import { erasureList } from "./erasure-list.ts";
import { reminders } from "./reminders/reminders-job.ts";
import { importJob } from "./imports/import-job.ts";
import { portalReads } from "./portal-calendars/portals-job.ts";
import { withdrawLinks } from "./payment-links/withdraw-links.ts";
import { recordKinds } from "./record-kinds.ts";
import { retention } from "./retention/retention-job.ts";
import type { ScheduledJob } from "./scheduled/scheduled-job.ts";

/** All scheduled jobs, in the order in which they run when several are due. */
export const scheduledJobs: ScheduledJob[] = [
  nightlyBackup,
  cleanup,
  retention,
  pictureSweep,
  erasureList,
  reminders,
  withdrawLinks,
  importJob(recordKinds),
  demoPurge,
  portalReads,
];
