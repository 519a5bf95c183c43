import { spawn } from "node:child_process";
import { ensureServerBuilt } from "./build.ts";
import { memorySettings } from "./memory-settings.mjs";

type BuiltSite = {
  address: string;
  pid: number;
  /** Its output so far. */
  printed: () => string;
  /** Stops it and returns its exit code. */
  stop: () => Promise<number | null>;
  /** Kills it, as in a crash. */
  kill: () => Promise<number | null>;
};

const program = "build/site/main.js";

/**
 * Starts the built site as a process on a free port of 127.0.0.1 with its data in `dataDir`. Throws when the process
 * ends before it is ready. `fileLimit`: how many files it may open.
 */
export async function startBuiltSite(
  dataDir: string,
  settings: Record<string, string> = {},
  fileLimit?: number,
): Promise<BuiltSite> {
  await ensureServerBuilt();
  const [command, ...args] = fileLimit
    ? ["sh", "-c", `ulimit -n ${fileLimit}; exec node ${program}`]
    : ["node", program];
  const child = spawn(command ?? "", args, {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      ...memorySettings,
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let printed = "";
  let isReady = false;
  const port = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the site ended with ${code} before it was ready`)));
    child.stdout.on("data", (text: Buffer) => {
      printed += text.toString();
      if (isReady) return;
      const ready = /Ready on http:\/\/localhost:(\d+)/.exec(printed);
      if (!ready?.[1]) return;
      isReady = true;
      resolve(ready[1]);
    });
  });
  const end = (signal: "SIGTERM" | "SIGKILL") => () => {
    child.kill(signal);
    return ended;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    printed: () => printed,
    stop: end("SIGTERM"),
    kill: end("SIGKILL"),
  };
}
