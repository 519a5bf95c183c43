import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Ends a process that we started, and waits for its end. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Asks until the answer is true; what goes wrong meanwhile counts as no. Throws after a minute: a busy machine is slow, not wrong. */
export async function until(ask: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + 60_000;
  for (;;) {
    if (await ask().catch(() => false)) return;
    if (performance.now() > latest) throw new Error("The browser did not start within a minute");
    await pause(50);
  }
}
