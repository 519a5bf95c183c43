import { mkdirSync } from "node:fs";
import { openDatabase } from "../../db/open.ts";
import { addToErasureFile, readErasureFile } from "./erasure-files.ts";
import type { Erasure } from "./erasure.ts";
import { listErasures } from "./erasures.queries.ts";

type Where = { dataDir: string; databaseUrl?: string };

/**
 * Before a restore: adds to the data folder's list the erasures of other lists, and of a PostgreSQL database, which
 * several machines may use. Returns how many erasures are listed.
 */
export async function gatherErasures(where: Where, folders: readonly string[]): Promise<number> {
  const listed = await Promise.all(folders.map(readErasureFile));
  // An unreachable server, or one of an earlier version, adds nothing; the restore replaces its data anyway.
  const inUse = where.databaseUrl ? await listInUse(where).catch(() => []) : [];
  const all = [...listed.flatMap((erasures) => [...erasures.values()]), ...inUse];
  if (all.length > 0) mkdirSync(where.dataDir, { recursive: true, mode: 0o700 });
  await addToErasureFile(where.dataDir, all);
  return (await readErasureFile(where.dataDir)).size;
}

async function listInUse(where: Where): Promise<Erasure[]> {
  const { executor } = openDatabase({ ...where, databasePool: 1 });
  return listErasures(executor).finally(() => executor.destroy());
}
