import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Clock } from "../../clock.ts";
import type { PictureStore } from "../../pictures/store/picture-store.ts";
import { hasCode } from "../../db/database-errors.ts";
import { version } from "../../version.ts";
import { explain } from "../format/explain.ts";
import { syncFolder } from "../format/kept-file.ts";
import { CopyFault, keyMark, type Manifest, product, writeManifest } from "../format/manifest.ts";
import { copyFileDatabase } from "./copy-file-database.ts";
import { copyPictures, type EarlierCopy } from "./copy-pictures.ts";
import { copyServerDatabase } from "./copy-server-database.queries.ts";

/** What is copied. */
export type BackupSource = {
  dataDir: string;
  databaseUrl?: string;
  key?: string;
  store: PictureStore;
  clock: Clock;
};

type Options = { isScheduled?: boolean; earlier?: EarlierCopy; stop?: AbortSignal };

/**
 * Copies database and pictures into a new folder, also while the site runs, and returns the copy's size in bytes. The
 * database comes first: then all pictures that it names exist. On failure throws a sentence and leaves nothing behind.
 */
export async function makeBackup(
  site: BackupSource,
  folder: string,
  options: Options = {},
): Promise<{ bytes: number }> {
  if (existsSync(folder)) throw new CopyFault(`${folder} is there already; name another folder`);
  const half = `${folder}.unfinished`;
  try {
    await makeFolder(half);
    try {
      const manifest = await fill(site, half, options);
      await syncFolders(half);
      await writeManifest(half, manifest, site.key);
      await rename(half, folder);
      await syncFolder(dirname(resolve(folder)));
      return { bytes: manifest.files.reduce((sum, file) => sum + file.bytes, 0) };
    } catch (error) {
      await rm(half, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    throw explain(error, folder);
  }
}

async function makeFolder(half: string): Promise<void> {
  await mkdir(dirname(half), { recursive: true, mode: 0o700 });
  try {
    await mkdir(half, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    throw new CopyFault(
      `${half} is there: another backup is being made, or one was broken off. Remove it if none is.`,
    );
  }
}

async function fill(
  site: BackupSource,
  folder: string,
  { isScheduled = false, ...options }: Options,
): Promise<Manifest> {
  const { dataDir, databaseUrl, key, store, clock } = site;
  const now = clock.now();
  const copied = databaseUrl
    ? await copyServerDatabase(databaseUrl, folder, { key, stop: options.stop })
    : await copyFileDatabase(dataDir, folder, now, key);
  options.stop?.throwIfAborted();
  const pictures = await copyPictures(store, folder, { key, ...options });
  return {
    product,
    format: 1,
    version,
    takenAt: now.toISOString(),
    isScheduled,
    engine: databaseUrl ? "postgres" : "sqlite",
    schema: copied.schema,
    hasTrigrams: copied.hasTrigrams,
    database: copied.file.name,
    migrations: copied.migrations,
    tables: copied.tables,
    keyMark: key === undefined ? null : keyMark(key),
    files: [copied.file, ...pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1))],
  };
}

async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
}
