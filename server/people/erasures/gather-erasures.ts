import { mkdirSync } from "node:fs";
import { openDatabase } from "../../db/open.ts";
import { addToErasureFile, readErasureFile } from "./erasure-files.ts";
import type { Erasure } from "./erasure.ts";
import { listErasures } from "./erasures.queries.ts";

type Where = { dataDir: string; databaseUrl?: string };

/**
 * Before a restore: brings into the data folder's list what other lists have, and a server's database, of which this
 * machine may be one of several. Returns how many erasures are listed.
 */
export async function gatherErasures(where: Where, folders: readonly string[]): Promise<number> {
  const listed = await Promise.all(folders.map(readErasureFile));
  // A server that is away or of an earlier version has nothing to tell; the copy is to take its place.
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
