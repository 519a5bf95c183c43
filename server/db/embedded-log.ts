import { realpathSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { DiskTurns } from "./disk-turns.ts";

/**
 * Has SQLite write to a log beside its file, so that a commit does not wait for the disk within the event loop, and
 * returns what brings the log there. Undefined where the disk allows no log: then SQLite waits by itself.
 */
export function openLog(database: DatabaseSync, file: string): DiskTurns | undefined {
  const mode = database.prepare("PRAGMA journal_mode = WAL").get()?.["journal_mode"];
  const disk = mode === "wal" ? new DiskTurns(`${realpathSync(file)}-wal`) : undefined;
  database.exec(`PRAGMA synchronous = ${disk ? "NORMAL" : "FULL"}`);
  return disk;
}
