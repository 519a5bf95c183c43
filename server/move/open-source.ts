import { openExisting, requireFile } from "../db/open-existing.ts";
import type { Database } from "../db/open.ts";
import { listedProcesses } from "../db/process-list.ts";
import { openSchemaLock, SchemaInUse, type SchemaLock } from "../db/schema-lock.ts";

type Source = { db: Database; close: () => Promise<void> };

const running = "The site is running on it: stop it first, in every process, then move.";

/** Opens the site's database to move it from. Throws a sentence while a site runs on it. */
export async function openSource(where: { databaseUrl?: string; dataDir: string }): Promise<Source> {
  const lock = where.databaseUrl ? undefined : ownFolder(where.dataDir);
  const db = await openExisting(where).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  async function close(): Promise<void> {
    await db.executor.destroy();
    lock?.release();
  }
  const processes = db.engine === "postgres" ? await listedProcesses(db.executor) : [];
  if (processes.length === 0) return { db, close };
  await close();
  throw new Error(`${running} Seen within half a minute: ${processes.join(", ")}.`);
}

/** Keeps sites away from the folder; one that starts meanwhile waits five seconds and is then refused. */
function ownFolder(dataDir: string): SchemaLock {
  requireFile(dataDir);
  const lock = openSchemaLock(dataDir, 1_000);
  try {
    lock.own();
    return lock;
  } catch (error) {
    lock.release();
    throw error instanceof SchemaInUse ? new Error(running) : error;
  }
}
