import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type RestoreResult, restoreBackup } from "#server/backup/restore/restore-backup.ts";
import { explain } from "#server/backup/format/explain.ts";
import { type Config, readConfig } from "#server/config.ts";
import { openPictureStore } from "#server/pictures/store/open-store.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { gatherErasures } from "#server/people/erasures/gather-erasures.ts";
import { repeatErasures } from "#server/people/erasures/repeat-erasures.ts";
import { openLog } from "#server/watch/open-log.ts";
import { endInWords } from "../end-in-words.ts";

// Restores database and pictures from a backup; on refusal prints a sentence and exits with code 1.
await endInWords(async () => {
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    options: { "erasures-lost": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
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
  const lists = [dirname(resolve(folder)), ...(backups.folder === undefined ? [] : [backups.folder])];
  const erasures = await gatherErasures(config, lists, values["erasures-lost"]).catch((error: unknown) => {
    throw explain(error, dataDir);
  });
  const restored = await restoreBackup(folder, target, new Date());
  console.log(sayRestored(restored, config));
  if (erasures > 0) console.log(await sayErased(config));
  process.exit(0); // connections to a store stay open for a while
});

function sayRestored({ takenAt, database, pictures }: RestoreResult, { databaseUrl }: Config): string {
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

/** Repeats the erasures of people who are still in the backup. */
async function sayErased(config: Config): Promise<string> {
  const services = await openServices(config, openLog("off"));
  try {
    const { repeated, unknown } = await repeatErasures(services);
    const again = `People erased since then, and erased again: ${repeated}.`;
    return unknown === 0
      ? again
      : `${again} Not found again: ${unknown}; erase them anew (deploy/backups.md).`;
  } finally {
    await closeServices(services);
  }
}
