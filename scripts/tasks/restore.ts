import { type Restored, restoreBackup } from "#server/backup/restore/restore-backup.ts";
import { type Config, readConfig } from "#server/config.ts";
import { openPictureStore } from "#server/pictures/store/open-store.ts";
import { endInWords } from "../end-in-words.ts";

// Puts a copy made by npm run backup in the place of database and pictures; exit code 1 and a sentence when it may not.
await endInWords(async () => {
  process.umask(0o077);
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Say which backup: npm run restore <folder made by npm run backup>");
  const config = readConfig();
  const { dataDir, databaseUrl, picturesUrl, backups } = config;
  const store = await openPictureStore(dataDir, picturesUrl);
  const target = {
    dataDir,
    databaseUrl,
    key: backups.key,
    store,
    hasPicturesElsewhere: Boolean(picturesUrl),
  };
  const restored = await restoreBackup(folder, target, new Date());
  console.log(sayRestored(restored, config));
  process.exit(0); // connections to a store stay open for a while
});

function sayRestored({ takenAt, database, pictures }: Restored, { databaseUrl }: Config): string {
  const lines = [`Restored as it was at ${takenAt}.`];
  if (database && databaseUrl)
    lines.push(
      `The former database is kept in the schema ${database}. When you are sure, remove it: drop schema ${database} cascade`,
    );
  else if (database) lines.push(`The former database is kept as ${database}. Remove it when you are sure.`);
  if (pictures)
    lines.push(`Pictures that only the former one had are kept in ${pictures}. Remove them with it.`);
  return lines.join("\n");
}
