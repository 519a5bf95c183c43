import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { hasCode, isAway } from "../../db/database-errors.ts";
import { openDatabase } from "../../db/open.ts";
import { addToErasureFile, linesInWords, listName, readErasureFile, unreadLines } from "./erasure-files.ts";
import type { Erasure } from "./erasure.ts";
import { listErasures } from "./erasures.queries.ts";

type Where = { dataDir: string; databaseUrl?: string };

/** PostgreSQL's codes for a missing table and a missing schema. */
const notThere = ["42P01", "3F000"];

/**
 * Before a restore: adds to the data folder's list the erasures of other lists, and of a PostgreSQL database, which
 * several machines may use. Returns how many erasures are listed.
 *
 * An unreadable list does not count as empty, because erased people would come back: throws a sentence that names it,
 * unless it `isLost`; then only its readable part counts.
 */
export async function gatherErasures(
  where: Where,
  folders: readonly string[],
  isLost = false,
): Promise<number> {
  const lists = [...new Set([where.dataDir, ...folders])];
  if (!isLost) await Promise.all(lists.map(refuseUnread));
  const listed = await Promise.all(
    folders.map((folder) => orLost(readErasureFile(folder), new Map(), isLost)),
  );
  const inUse = where.databaseUrl ? await orLost(listInUse(where), [], isLost) : [];
  const all = [...listed.flatMap((erasures) => [...erasures.values()]), ...inUse];
  if (all.length > 0) mkdirSync(where.dataDir, { recursive: true, mode: 0o700 });
  await addToErasureFile(where.dataDir, all);
  return (await readErasureFile(where.dataDir)).size;
}

function orLost<Known>(reading: Promise<Known>, none: Known, isLost: boolean): Promise<Known> {
  return isLost ? reading.catch(() => none) : reading;
}

async function refuseUnread(folder: string): Promise<void> {
  const path = join(folder, listName);
  const lines = await unreadLines(folder).catch((error: unknown) => refuse(path, error));
  if (lines.length > 0) refuse(path, linesInWords(lines));
}

/** A new database, or one of an earlier version, has no erasures; an unreachable server stops the restore. */
async function listInUse(where: Where): Promise<Erasure[]> {
  const { executor } = openDatabase({ ...where, databasePool: 1 });
  return listErasures(executor)
    .catch((error: unknown) => {
      if (hasCode(error, ...notThere)) return [];
      if (isAway(error)) throw error;
      return refuse("the table erasures of DATABASE_URL", error);
    })
    .finally(() => executor.destroy());
}

function refuse(source: string, why: unknown): never {
  const words = why instanceof Error ? why.message : String(why);
  throw new Error(
    `The list of who was erased cannot be read: ${source} (${words}). People erased since the copy was made would come back. Put it right, or take the same list from the other place where it is kept (deploy/backups.md); if it is truly lost, run npm run restore again with -- --erasures-lost. Nothing was changed.`,
  );
}
