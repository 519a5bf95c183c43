import { z } from "zod";
import { readEndpoint } from "./core/read-endpoints.ts";

export const lastBackupSchema = z.object({
  /** False where no folder for nightly copies is set. */
  isScheduled: z.boolean(),
  /** The last complete nightly copy: when it was done, its folder's name, its size; null before the first. */
  last: z.object({ at: z.iso.datetime(), name: z.string(), bytes: z.int() }).nullable(),
  /** Why the latest try failed; empty after a success. */
  failure: z.string(),
  /** True when the latest try failed, or the last copy is older than a day and a half. */
  isLate: z.boolean(),
});

export type LastBackup = z.infer<typeof lastBackupSchema>;

export const backupEndpoints = {
  last: readEndpoint("Backup/Last", "staff", {
    summary: "The last nightly backup, and whether the next one is late",
    data: lastBackupSchema,
  }),
};
