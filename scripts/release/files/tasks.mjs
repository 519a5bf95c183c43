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
// The arguments as if the task had been started directly, without the -- that npm run needs.
const args = process.argv.slice(3).filter((word) => word !== "--");
process.argv.splice(1, process.argv.length, fileURLToPath(file), ...args);
try {
  await import(file.href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
