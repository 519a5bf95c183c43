import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../db/data-files.ts";
import { type FileFacts, readDatabaseFile } from "../format/database-file.queries.ts";
import { adoptFile, keepFile, type KeptFile } from "../format/kept-file.ts";
import { CopyFault } from "../format/manifest.ts";

export type CopiedDatabase = Pick<FileFacts, "tables" | "migrations"> & {
  file: KeptFile;
  schema?: string;
  hasTrigrams?: boolean;
};

const name = "agency.sqlite";
/** All pages: a copy in several steps begins anew whenever the site writes, and may never end. */
const inOneStep = 2 ** 30;
/** Plain copies to be encrypted; versions before named them all alike. */
const plainPattern = /^\.backup(?:-[\w-]+)?\.sqlite(?:-journal)?$/;
/** In milliseconds: no copy is encrypted for so long, so a killed process left it. */
const leftAfter = 12 * 3_600_000;
/** In milliseconds: how long a copy waits while the last of the others closes the file, which locks it. */
const patience = 10_000;

/** Copies SQLite's file as it is at one moment, while others write to it. Throws when it is missing or damaged. */
export async function copyFileDatabase(
  dataDir: string,
  folder: string,
  now: Date,
  key?: string,
): Promise<CopiedDatabase> {
  if (!existsSync(databaseFile(dataDir))) throw new CopyFault(`There is no database in ${dataDir}`);
  if (key === undefined) {
    const facts = await copyWhole(dataDir, join(folder, name));
    return { ...facts, file: await adoptFile(folder, name) };
  }
  // A database to be encrypted is never written plain into the copy's folder, which may be on somebody else's disk.
  // Its name is its own: a copy by hand and the nightly one may be made at once.
  const plain = join(dataDir, `.backup-${randomUUID()}.sqlite`);
  await sweepPlain(dataDir, now);
  try {
    const facts = await copyWhole(dataDir, plain);
    return { ...facts, file: await keepFile(folder, name, createReadStream(plain), key) };
  } finally {
    await rm(plain, { force: true });
  }
}

async function sweepPlain(dataDir: string, now: Date): Promise<void> {
  for (const found of await readdir(dataDir)) {
    if (!plainPattern.test(found)) continue;
    const path = join(dataDir, found);
    const file = await stat(path).catch(() => undefined);
    if (file && now.getTime() - file.mtimeMs > leftAfter) await rm(path, { force: true });
  }
}

async function copyWhole(dataDir: string, to: string): Promise<FileFacts> {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: patience });
  try {
    await backup(database, to, { rate: inOneStep });
  } finally {
    database.close();
  }
  const facts = await readDatabaseFile(to, false);
  // Otherwise copies of a damaged database would replace those of the intact one.
  if (facts.faults[0]) throw new CopyFault(`The database in ${dataDir} is damaged: ${facts.faults[0]}`);
  if (facts.migrations.length === 0)
    throw new CopyFault(`The database in ${dataDir} is not one of this program's`);
  return facts;
}
