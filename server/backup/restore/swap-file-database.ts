import { existsSync } from "node:fs";
import { copyFile, link, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../db/data-files.ts";
import { hasCode } from "../../db/database-errors.ts";
import { syncFolder } from "../format/kept-file.ts";
import { CopyFault } from "../format/manifest.ts";

/**
 * Replaces the former database by a staged one, by a single rename: before it the former one is in use, after it the
 * new one. Returns the path of the former one, if there was one.
 */
export async function swapFileDatabase(
  dataDir: string,
  staged: string,
  moment: string,
): Promise<string | undefined> {
  const file = databaseFile(dataDir);
  const former = `${file}.before-restore-${moment}`;
  const isThere = existsSync(file);
  let isWhole = false;
  if (isThere) {
    await removeKilledRestore(dataDir);
    isWhole = writeLogBack(file);
    await link(file, former).catch((error: unknown) => {
      if (!hasCode(error, "EPERM", "ENOTSUP", "EMLINK")) throw error;
      return copyFile(file, former); // a file system without links
    });
  }
  // A log that could not be written back, or whose database is lost, must not be applied to the new database.
  if (!isWhole) await setLogAside(file, former);
  await rename(staged, file);
  await syncFolder(dataDir);
  return isThere ? former : undefined;
}

/** Removes the second name that an earlier restore, killed since, gave to the database in use. */
async function removeKilledRestore(dataDir: string): Promise<void> {
  const { ino } = await stat(databaseFile(dataDir));
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith("agency.sqlite.before-restore-")) continue;
    if ((await stat(join(dataDir, name))).ino === ino) await rm(join(dataDir, name));
  }
}

/** Makes a database one file without a log; false when it is too damaged. Throws while other programs have it open. */
function writeLogBack(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { timeout: 1000 });
    database.exec("pragma journal_mode = delete");
    database.close();
  } catch (error) {
    if (error instanceof Error && /locked/.test(error.message)) throw inUse(file);
    return false;
  }
  if (existsSync(`${file}-wal`)) throw inUse(file);
  return true;
}

function inUse(file: string): CopyFault {
  return new CopyFault(`Another program has ${file} open. Close it, then restore again.`);
}

async function setLogAside(file: string, former: string): Promise<void> {
  for (const ending of ["-wal", "-shm", "-journal"])
    if (existsSync(file + ending)) await rename(file + ending, former + ending);
}
