import { mkdir } from "node:fs/promises";
import { openSchemaLock, SchemaInUse } from "../../db/schema-lock.ts";
import type { PictureStore } from "../../pictures/store/picture-store.ts";
import { explain } from "../format/explain.ts";
import { CopyFault, type Manifest } from "../format/manifest.ts";
import { checkCopy } from "./check-copy.ts";
import { addPictures, setPicturesAside } from "./restore-pictures.ts";
import { checkServer, restoreServerDatabase } from "./restore-server-database.ts";
import { readServerState } from "./server-state.queries.ts";
import { stageFileDatabase } from "./stage-file-database.ts";
import { swapFileDatabase } from "./swap-file-database.ts";

/** The site that a copy is restored into. */
export type Target = {
  dataDir: string;
  databaseUrl?: string;
  key?: string;
  store: PictureStore;
  /** False when pictures are files in the data folder. */
  hasPicturesElsewhere: boolean;
};

/** Where the former data are now; undefined where there were none. */
export type RestoreResult = { takenAt: string; database?: string; pictures?: string };

/**
 * Replaces database and pictures by those of a copy. Everything is read and checked before anything is replaced: the
 * former database is in use until one rename or one commit, and stays beside the new one. Throws a sentence.
 */
export async function restoreBackup(folder: string, target: Target, now: Date): Promise<RestoreResult> {
  const moment = now.toISOString().slice(0, -1).replaceAll(/[:.]/g, "-");
  try {
    const manifest = await checkCopy(folder, target.databaseUrl ? "postgres" : "sqlite", target.key);
    const into = { ...target, key: manifest.keyMark === null ? undefined : target.key };
    const database = target.databaseUrl
      ? await intoServer(folder, manifest, into, target.databaseUrl, moment)
      : await intoFile(folder, manifest, into, moment);
    const pictures = target.hasPicturesElsewhere
      ? undefined
      : await setPicturesAside(target.dataDir, target.store, manifest, moment);
    return { takenAt: manifest.takenAt, database, pictures };
  } catch (error) {
    throw explain(error, target.dataDir);
  }
}

async function intoServer(
  folder: string,
  manifest: Manifest,
  { store, key }: Target,
  databaseUrl: string,
  moment: string,
): Promise<string | undefined> {
  const state = await readServerState(databaseUrl);
  checkServer(state, manifest);
  await addPictures(store, folder, manifest, key);
  return restoreServerDatabase({ folder, manifest, key }, state, databaseUrl, moment);
}

async function intoFile(
  folder: string,
  manifest: Manifest,
  { dataDir, store, key }: Target,
  moment: string,
): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = keepSiteOut(dataDir);
  try {
    const staged = await stageFileDatabase(folder, manifest, { dataDir, key });
    await addPictures(store, folder, manifest, key);
    return await swapFileDatabase(dataDir, staged, moment);
  } finally {
    release();
  }
}

const waitForLock = 1000;

/** Takes the lock that a site needs to start on the data folder. Throws a sentence while a site runs on it. */
function keepSiteOut(dataDir: string): () => void {
  const lock = openSchemaLock(dataDir, waitForLock);
  try {
    lock.own();
  } catch (error) {
    lock.release();
    if (!(error instanceof SchemaInUse)) throw error;
    throw new CopyFault(`The site is running on ${dataDir}. Stop it first, then restore.`);
  }
  return () => lock.release();
}
