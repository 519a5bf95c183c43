import { rm, open } from "node:fs/promises";
import { databaseFile } from "../../db/data-files.ts";
import { readDatabaseFile } from "../format/database-file.queries.ts";
import { readKept } from "../format/kept-file.ts";
import { CopyFault, type Manifest } from "../format/manifest.ts";
import { checkMigrations } from "./check-copy.ts";

/**
 * Writes the copy's database beside the one in use and checks it: intact, of this product, and with the rows that the
 * copy counted. Returns its path.
 */
export async function stageFileDatabase(
  folder: string,
  manifest: Manifest,
  { dataDir, key }: { dataDir: string; key?: string },
): Promise<string> {
  const staged = `${databaseFile(dataDir)}.restoring`;
  await rm(staged, { force: true }); // left by a restore that was killed
  try {
    await write(staged, readKept(folder, manifest.database, key));
    await checkDatabase(folder, manifest, staged);
    return staged;
  } catch (error) {
    await rm(staged, { force: true });
    throw error;
  }
}

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await using file = await open(path, "wx", 0o600);
  for await (const chunk of content) await file.writeFile(chunk);
  await file.sync();
}

async function checkDatabase(folder: string, manifest: Manifest, staged: string): Promise<void> {
  const damaged = (how: string) => new CopyFault(`${folder} is damaged: ${how}`);
  const facts = await readDatabaseFile(staged, true).catch((error: Error) => {
    throw damaged(`its database cannot be read (${error.message})`);
  });
  if (facts.faults[0]) throw damaged(facts.faults[0]);
  if (facts.migrations.length === 0) throw new CopyFault(`${folder} holds a database of another program`);
  checkMigrations(folder, facts.migrations);
  for (const [table, rows] of Object.entries(manifest.tables))
    if (facts.tables[table] !== rows)
      throw damaged(`${table} has ${facts.tables[table] ?? "no"} rows instead of ${rows}`);
}
