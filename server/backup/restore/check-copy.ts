import type { Engine } from "../../db/engine.ts";
import { migrations } from "../../db/migrations/all.ts";
import { isUnchangedFile } from "../format/kept-file.ts";
import { CopyFault, type Manifest, readManifest } from "../format/manifest.ts";

const nameOf: Record<Engine, string> = { sqlite: "SQLite", postgres: "PostgreSQL" };
const atOnce = 4;

/** Reads a whole copy and compares it with its list of files. Throws a sentence when it cannot be restored here. */
export async function checkCopy(folder: string, engine: Engine, key?: string): Promise<Manifest> {
  const manifest = await readManifest(folder, key);
  if (manifest.engine !== engine)
    throw new CopyFault(
      `${folder} is of ${nameOf[manifest.engine]}, and this site runs on ${nameOf[engine]}: restore it there, and take it over with npm run move`,
    );
  checkMigrations(folder, manifest.migrations);
  if (!manifest.files.some(({ name }) => name === manifest.database))
    throw new CopyFault(`${folder} is damaged: it has no database`);
  const files = manifest.files.values();
  async function checkNext(): Promise<void> {
    for (const file of files)
      if (!(await isUnchangedFile(folder, file)))
        throw new CopyFault(`${folder} is damaged: ${file.name} is missing or was changed`);
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext));
  return manifest;
}

/** Throws when a database has had migrations that this program does not know. */
export function checkMigrations(folder: string, applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new CopyFault(
      `${folder} was made by a newer version of this program (its database has ${unknown.join(", ")}): install that first`,
    );
}
