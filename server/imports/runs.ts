import { randomBytes } from "node:crypto";
import type { Database } from "../db/open.ts";
import { isRunning } from "../db/process-is-running.ts";

/** The runs of this process. */
const ownRuns = new Set<string>();

/** Identifies a run by its process. */
export function newRun(): string {
  const run = `${process.pid}.${randomBytes(9).toString("base64url")}`;
  ownRuns.add(run);
  return run;
}

export function endRun(run: string): void {
  ownRuns.delete(run);
}

/**
 * Whether nobody works at a run any more, its process having been killed. All processes of SQLite's file are on one
 * machine; on PostgreSQL nobody can tell.
 */
export function isKilled({ engine }: Database, run: string): boolean {
  const [pid = "", rest] = run.split(".");
  if (engine !== "sqlite" || rest === undefined || ownRuns.has(run)) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}
