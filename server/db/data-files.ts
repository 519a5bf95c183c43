import { join } from "node:path";

/** The embedded database of a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "agency.sqlite");
}
