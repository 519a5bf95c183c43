import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { databaseFile } from "./data-files.ts";

/**
 * Throws when the embedded database is missing or empty beside pictures, or beside its own write-ahead log. A disk that
 * was not mounted looks like this, and a new site would be taken for the old one.
 */
export function refuseLostDatabase(dataDir: string): void {
  const file = databaseFile(dataDir);
  if (sizeOf(file) > 0) return;
  const leftover = [join(dataDir, "uploads"), `${file}-wal`].find(isFilled);
  if (!leftover) return;
  throw new CannotStart(
    `${file} is missing or empty, but ${leftover} is there: is a disk not mounted, or DATABASE_URL missing? ` +
      `Bring the database back (npm run restore), or begin a new site: take ${leftover} away, or start once with START_EMPTY=on.`,
  );
}

/** A file with something in it, or a folder with files that are not hidden, at any depth. */
function isFilled(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return sizeOf(path) > 0;
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) => !entry.name.startsWith(".") && (entry.isFile() || isFilled(join(path, entry.name))),
  );
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}
