// The entry of every npm script. Runs on any Node from 20 on: installs missing dependencies, writes the lists of what there
// is, then runs the task in scripts/tasks/ with the Node that package.json pins (node_modules/.bin/node).
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { memorySettings } from "./memory-settings.mjs";
import { writeLists } from "./write-lists.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [task, ...rest] = process.argv.slice(2);
const stamp = join(root, "node_modules", ".installed");
const pinnedNode = join(root, "node_modules", ".bin", "node");

function lockHash() {
  const files = ["package.json", "package-lock.json"].map((name) => readFileSync(join(root, name)));
  return createHash("sha256")
    .update(Buffer.concat(files))
    .update(process.platform + process.arch)
    .digest("hex");
}

function ensureInstalled() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing dependencies (npm ci) …");
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--include=optional", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed. Check the network and run the command again.");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/** Stops with the parent process: when npm is killed no signal arrives here, and the server would run on. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 500).unref();
}

ensureInstalled();
writeLists();
const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
const path = `${dirname(pinnedNode)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`;
const child = spawn(
  node,
  ["--disable-warning=ExperimentalWarning", join(root, "scripts", "tasks", `${task}.ts`), ...rest],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...(task === "start" && memorySettings), ...process.env, PATH: path },
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event) stopWithParent();
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
