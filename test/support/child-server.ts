import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Envelope } from "#contract/core/envelope.ts";
import { owner } from "./owner.ts";

const script = fileURLToPath(new URL("./serve-child.ts", import.meta.url));

export type ChildServer = Awaited<ReturnType<typeof startChildServer>>;

export class ServerGone extends Error {}

/** The real API as a separate process on a free port; `kill` sends SIGKILL. */
export async function startChildServer(where: { dataDir: string; databaseUrl?: string }) {
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? "",
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT: "off",
  };
  const child = fork(script, { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const port = await portOf(child);

  /** One request; throws `ServerGone` when the process ends before it answers. */
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData;
    const init = {
      method,
      headers: { ...(!isForm && { "content-type": "application/json" }), ...headers },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    };
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, init);
      return { ...((await response.json()) as Envelope), headers: response.headers };
    } catch (error) {
      throw child.killed ? new ServerGone() : error;
    }
  }

  /** Posts to an address outside of the API; returns the status. */
  async function send(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const init = { method: "POST", headers, body };
    return (await fetch(`http://127.0.0.1:${port}/${path}`, init)).status;
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  return { call, send, kill };
}

async function portOf(child: ChildProcess): Promise<number> {
  const ready = once(child, "message").then(([message]) => (message as { port: number }).port);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the server ended with ${String(code)} before it listened`);
  });
  return Promise.race([ready, ended]);
}
