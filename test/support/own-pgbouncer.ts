import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, isListening } from "./free-port.ts";

const program = "/usr/sbin/pgbouncer";

/** Why PgBouncer cannot be started; undefined if it can. */
export const missingPgBouncer = existsSync(program)
  ? undefined
  : `${program} is missing (apt-get install pgbouncer)`;

/** Starts a PgBouncer in transaction mode, with its defaults, in front of the PostgreSQL server at `url`. */
export async function startPgBouncer(url: string) {
  const folder = mkdtempSync(join(tmpdir(), "agency-pgbouncer-"));
  const { hostname, port, username } = new URL(url);
  const ownPort = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${port} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${ownPort}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "max_client_conn = 500",
    "default_pool_size = 8",
    "server_idle_timeout = 2",
  ];
  writeFileSync(file, lines.join("\n"), { mode: 0o644 });
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["--user=postgres"] : [];
  const child = spawn(program, ["--quiet", ...user, file], { stdio: ["ignore", "ignore", "pipe"] });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  for (let tries = 0; !(await isListening(ownPort)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`PgBouncer did not start: ${printed}`);
    await pause(50);
  }
  const through = new URL(url);
  through.port = String(ownPort);
  return {
    url: through.href,
    printed: () => printed,
    async stop() {
      child.kill("SIGINT");
      setTimeout(() => child.kill("SIGKILL"), 3000).unref();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
