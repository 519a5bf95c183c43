import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const program = "/usr/sbin/nginx";
const site = "deploy/nginx.conf";

/** Why nginx cannot be started; undefined if it can. */
export const missingNginx = existsSync(program)
  ? undefined
  : `${program} is missing (apt-get install nginx-light)`;

/**
 * Starts an nginx with the configuration of `deploy/nginx.conf` in front of the processes on these ports. Only addresses,
 * folders and TLS are changed, because the original needs a certificate and a reserved port.
 */
export async function startNginx(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), "agency-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, ports));
  const child = spawn(program, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${address}/healthz`).catch(() => undefined)); tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`nginx did not start: ${printed}`);
    await pause(50);
  }
  return {
    address,
    errors: () => readFileSync(join(folder, "error.log"), "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const serversLike = (line: string) =>
    ports.map((each) => line.replaceAll("127.0.0.1:3000", `127.0.0.1:${each}`)).join("\n");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const adapted = readFileSync(site, "utf8")
    .replaceAll(/^ *# server 127.*$/gm, "")
    .replaceAll(/^ *server 127\.0\.0\.1:3000 .*$/gm, serversLike)
    .replaceAll(/^ *(ssl_\w+|access_log|error_log) .*$/gm, "")
    .replaceAll(/^ *listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replaceAll(/listen 443 ssl http2( default_server)?;/g, `listen 127.0.0.1:${port}$1;`);
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`);
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log info; worker_processes 1;
events { worker_connections 4096; }
http {
${paths.join("\n")}
${adapted}
}
`;
}
