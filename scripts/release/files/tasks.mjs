// The operator's tasks: node tasks.mjs backup /srv/backups/today. They read the same settings as the server.
import "./node-version.mjs";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = new URL("./build/site/", import.meta.url);
// The server itself, and its child process and worker.
const others = new Set(["main.js", "picture-child.js", "sheet-worker.js"]);
const files = readdirSync(folder).filter((name) => name.endsWith(".js") && !others.has(name));
const tasks = files.map((name) => name.slice(0, -3)).sort();
const task = process.argv[2];
if (!tasks.includes(task)) {
  console.error(`Say which task: node tasks.mjs ${tasks.join(" | ")}`);
  process.exit(1);
}
const file = new URL(`${task}.js`, folder);
// The arguments as if the task had been started directly.
process.argv.splice(1, 2, fileURLToPath(file));
try {
  await import(file.href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
