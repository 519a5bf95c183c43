import { DatabaseSync } from "node:sqlite";
import type { Executor } from "../db/open.ts";

/** In milliseconds: a reader waits only while another process opens or repairs the file. */
const patience = 1000;

export async function readVersion(db: Executor): Promise<number> {
  const { version } = await db
    .selectFrom("content_version")
    .select((eb) => eb.fn.sum<number>("changes").as("version"))
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Reads the version from SQLite's file synchronously, on its own connection: it sees everything that any process has
 * committed, and waits for no transaction.
 */
export function versionReader(file: string): { read: () => number; close: () => void } {
  const database = new DatabaseSync(file, { readOnly: true, timeout: patience });
  const statement = database.prepare("select sum(changes) as version from content_version");
  return { read: () => Number(statement.get()?.["version"]), close: () => database.close() };
}
