import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** Stops a child process, and waits for its exit. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Polls until the result is true; errors count as false. Throws after a minute, because a busy machine is slow. */
export async function waitUntil(ask: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + 60_000;
  for (;;) {
    if (await ask().catch(() => false)) return;
    if (performance.now() > latest) throw new Error("The browser did not start within a minute");
    await pause(50);
  }
}
