import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { threadId } from "node:worker_threads";

export type Gateway = { picturesUrl: string; stop(): Promise<void> };

const script = new URL("../../../scripts/ci/s3-gateway.sh", import.meta.url).pathname;
const cannotRun = 77;

/** Starts a real S3 gateway without buckets; returns the reason instead if it cannot run. */
export async function startS3Gateway(): Promise<Gateway | { missing: string }> {
  const folder = await mkdtemp(join(tmpdir(), "s3-gateway-"));
  // Files of tests run in several threads of one process.
  const port = 21_000 + ((process.pid + threadId * 97) % 2000) * 5;
  const gateway = spawn("sh", [script, folder, String(port)], { stdio: ["ignore", "pipe", "pipe"] });
  let errors = "";
  gateway.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const ended = new Promise<number | null>((resolve) => void gateway.once("close", resolve));
  const ready = new Promise<string>((resolve) => {
    createInterface(gateway.stdout).on("line", (line) => line.startsWith("ready ") && resolve(line.slice(6)));
  });

  const outcome = await Promise.race([ready, ended]);
  if (typeof outcome === "string") {
    const stop = async () => {
      gateway.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    };
    return { picturesUrl: outcome, stop };
  }
  await rm(folder, { recursive: true, force: true });
  if (outcome === cannotRun) return { missing: errors.trim().split("\n").at(-1) ?? "no reason given" };
  throw new Error(`The S3 gateway ended with ${outcome}: ${errors}`);
}
