import type { backupEndpoints } from "#contract/backups.ts";
import type { Handlers } from "../call.ts";
import { readLastBackup } from "./read-last-backup.ts";

export const backupHandlers: Handlers<typeof backupEndpoints> = {
  async last({ services }) {
    return { data: await readLastBackup(services) };
  },
};
