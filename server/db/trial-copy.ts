import { randomBytes } from "node:crypto";
import { readdir, rm, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { readyForLongWork, sqliteDialect } from "./dialect.ts";
import type { Database } from "./open.ts";
import { isRunning } from "./process-is-running.ts";

const prefix = ".trial-";
/** All pages: a copy in several steps begins anew whenever another process writes, and may never end. */
const inOneStep = 2 ** 30;
const ownCopies = new Set<string>();

/**
 * Runs `work` on a copy of SQLite's file, so that long work whose result is thrown away holds no lock of the real file.
 * On PostgreSQL it runs on the database itself, where nobody waits for it.
 */
export async function withTrialCopy<T>(db: Database, work: (copy: Database) => Promise<T>): Promise<T> {
  if (db.file === undefined) return work(db);
  const name = `${prefix}${process.pid}-${randomBytes(6).toString("hex")}`;
  const folder = join(dirname(db.file), name);
  const file = join(folder, "copy.sqlite");
  ownCopies.add(name);
  try {
    await mkdir(folder, { mode: 0o700 });
    await copyTo(db.file, file);
    const executor: Database["executor"] = new Kysely({ dialect: sqliteDialect(file) });
    try {
      await readyForLongWork(executor);
      return await work({ ...db, file, isInPlace: undefined, executor });
    } finally {
      await executor.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    ownCopies.delete(name);
  }
}

async function copyTo(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, to, { rate: inOneStep });
  } finally {
    source.close();
  }
}

/** Removes copies that a killed process has left. */
export async function sweepTrialCopies({ file }: Database): Promise<void> {
  if (file === undefined) return;
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || ownCopies.has(name)) continue;
    const pid = Number(name.slice(prefix.length).split("-")[0]);
    if (pid !== process.pid && isRunning(pid)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
