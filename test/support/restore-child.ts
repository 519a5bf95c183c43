import { openDiskStore } from "#server/pictures/store/disk-store.ts";
import { restoreBackup, type Target } from "#server/backup/restore/restore-backup.ts";
import { join } from "node:path";

// Restores a backup on a message from its parent, which may kill it at any moment.
type Order = { copy: string; target: Omit<Target, "store"> };

process.on("message", (message) => {
  const { copy, target } = message as Order;
  const store = openDiskStore(join(target.dataDir, "uploads"));
  void restoreBackup(copy, { ...target, store }, new Date()).then(() => process.exit(0));
});
process.send?.("ready");
