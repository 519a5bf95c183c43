import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Executor } from "#server/db/open.ts";

/** Milliseconds of CPU time used by this process and by PostgreSQL's backend of its one connection. */
export type ProcessorTime = () => number;

/**
 * CPU time, which does not depend on other load on the machine. Without `/proc`, or with PostgreSQL on another machine,
 * wall-clock time.
 */
export async function processorTime(db: Executor, isServer: boolean): Promise<ProcessorTime> {
  const ownTime = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (!isServer) return ownTime;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  const nanoseconds = () => Number(readFileSync(file, "utf8").split(" ")[0]);
  try {
    nanoseconds();
  } catch {
    return () => performance.now();
  }
  return () => ownTime() + nanoseconds() / 1e6;
}
