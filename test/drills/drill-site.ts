import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Envelope } from "#contract/core/envelope.ts";
import { owner } from "#test/support/owner.ts";

const script = fileURLToPath(new URL("./serve-site.ts", import.meta.url));

export type DrillSite = Awaited<ReturnType<typeof startDrillSite>>;

/** A call's outcome; not known when the site was gone or answered 5xx, so that the change may be stored or not. */
export type Answer = (Envelope & { isKnown: true }) | { isKnown: false };

/** Starts the site with these settings; `kill` ends it with SIGKILL. */
export async function startDrillSite(settings: Record<string, string>) {
  const env = {
    PATH: process.env["PATH"],
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT: "off",
    DEMO: "off",
    ...settings,
  };
  const child = fork(script, { env, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const port = await portOf(child);
  const address = `http://127.0.0.1:${port}/api/`;

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData;
    const type: Record<string, string> = isForm ? {} : { "content-type": "application/json" };
    return fetch(address + path, {
      method,
      headers: { ...type, ...headers },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
  }

  async function call(...given: Parameters<typeof send>): Promise<Answer> {
    try {
      const response = await send(...given);
      if (response.status >= 500) return { isKnown: false };
      return { ...((await response.json()) as Envelope), isKnown: true };
    } catch {
      return { isKnown: false };
    }
  }

  async function signIn(): Promise<string> {
    const { headers } = await send("POST", "auth/login", owner);
    const cookies = headers.getSetCookie().map((line) => line.split(";")[0]);
    return cookies.join("; ");
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  return { send, call, signIn, kill, isRunning: () => child.exitCode === null && child.signalCode === null };
}

async function portOf(child: ChildProcess): Promise<number> {
  const ready = once(child, "message").then(([message]) => (message as { port: number }).port);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the site ended with ${String(code)} before it listened`);
  });
  return Promise.race([ready, ended]);
}
