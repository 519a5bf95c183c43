import { execFile } from "node:child_process";
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort, isListening } from "./free-port.ts";

const run = promisify(execFile);

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
export const postgresPrograms = globSync("/usr/lib/postgresql/*/bin/initdb").map(dirname).sort().at(-1);

type Where = {
  /** The address of the primary, for a replica; its data are copied first. */
  follows?: string;
  port?: number;
};

/** Starts a PostgreSQL server for one test, which may stop and restart it, on a free port of 127.0.0.1. */
export async function startOwnPostgres(settings: Record<string, string> = {}, where: Where = {}) {
  const programs = postgresPrograms ?? "";
  const folder = mkdtempSync(join(tmpdir(), "agency-postgres-"));
  const data = join(folder, "data");
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, await idOf("-u"), await idOf("-g"));
  // PostgreSQL refuses to run as root.
  const [command = "", ...before] = isRoot
    ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    : [];
  const asServer = (program: string, ...given: string[]) => {
    const [first = "", ...rest] = [command, ...before, join(programs, program), ...given].filter(Boolean);
    return run(first, rest, { cwd: folder });
  };
  if (where.follows)
    await asServer(
      "pg_basebackup",
      `--pgdata=${data}`,
      `--dbname=${where.follows}`,
      "--checkpoint=fast",
      "--write-recovery-conf",
      "--no-sync",
    );
  else
    await asServer(
      "initdb",
      `--pgdata=${data}`,
      "--auth=trust",
      "--username=agency",
      "--encoding=UTF8",
      "--no-sync",
    );
  const port = where.port ?? (await freePort());
  const all = Object.entries({ fsync: "off", ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} ${all.join(" ")}`;
  const control = (...given: string[]) =>
    asServer("pg_ctl", `--pgdata=${data}`, "--silent", "--wait", ...given);
  const start = async () =>
    void (await control(`--log=${join(folder, "log")}`, `--options=${options}`, "start"));
  /** `fast` closes connections properly, `immediate` acts like a crash. */
  const stop = async (how: "fast" | "immediate") => void (await control(`--mode=${how}`, "stop"));
  /** Sends SIGKILL to the postmaster; its child processes then exit by themselves. */
  async function crash(): Promise<void> {
    const [pid] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
    await untilPortIsFree(port);
  }
  await start();
  return {
    url: `postgres://agency@127.0.0.1:${port}/postgres`,
    port,
    start,
    stop,
    crash,
    /** Makes the replica the primary. */
    promote: async () => void (await control("promote")),
    async remove() {
      await stop("immediate").catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until nobody listens on the port any more, ten seconds at most. */
async function untilPortIsFree(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (!(await isListening(port))) return;
    await pause(50);
  }
}

async function idOf(which: "-u" | "-g"): Promise<number> {
  return Number((await run("id", [which, "postgres"])).stdout);
}
