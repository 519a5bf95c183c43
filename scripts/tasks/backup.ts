import { join } from "node:path";
import { makeBackup } from "#server/backup/copy/make-backup.ts";
import { readConfig } from "#server/config.ts";
import { openPictureStore } from "#server/pictures/store/open-store.ts";
import { endInWords } from "../end-in-words.ts";

const stopped = "Stopped. Nothing of this copy was kept.";

// Backs up database and pictures, also while the site runs; on failure prints a sentence and exits with code 1.
await endInWords(async () => {
  process.umask(0o077);
  const { dataDir, databaseUrl, picturesUrl, backups } = readConfig();
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = process.argv[2] ?? join(backups.folder ?? "backups", moment);
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => interrupted.abort(new Error(stopped)));
  const store = await openPictureStore(dataDir, picturesUrl);
  const clock = { now: () => new Date() };
  const site = { dataDir, databaseUrl, key: backups.key, store, clock };
  await makeBackup(site, folder, { stop: interrupted.signal });
  console.log(`Backup in ${folder}`);
  process.exit(0); // connections to a store stay open for a while
});
