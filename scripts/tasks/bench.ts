import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { readBenchOptions } from "../../bench/bench-options.ts";
import { parts } from "../../bench/parts.ts";
import { inMarkdown, isMet, type Part, printPart } from "../../bench/report.ts";
import { measurePeers } from "../../bench/site-speed.ts";
import { ensureBuilt } from "../build.ts";

const readme = "bench/README.md";
const beforeTable = "<!-- The last table: npm run bench -- --keep -->\n";

const options = readBenchOptions(process.argv.slice(2));
const unknown = options.only.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`No part is called ${unknown.join(", ")}: ${Object.keys(parts).join(", ")}`);

await ensureBuilt();
const measured: Part[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (options.only.length > 0 && !options.only.includes(name)) continue;
  await tell(name, () => measure(options));
}
if (options.peers.length > 0) await tell("peers", () => measurePeers(options.peers));

const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`;
if (options.json) writeFileSync(options.json, `${JSON.stringify({ machine, parts: measured }, null, 2)}\n`);
if (options.keep) keepTable();
const missed = measured.flatMap(({ measures }) => measures).filter((measure) => !isMet(measure));
console.log(missed.length === 0 ? "\nAll that is asked is met." : `\nNot met: ${missed.length}, see above.`);
if (failed.length > 0) console.log(`Not measured: ${failed.join(", ")}, see above.`);
process.exit(missed.length + failed.length === 0 ? 0 : 1);

/** Runs a part; a failure does not stop the others. */
async function tell(name: string, measure: () => Promise<Part>): Promise<void> {
  try {
    const part = await measure();
    measured.push(part);
    printPart(part);
  } catch (error) {
    failed.push(name);
    console.error(`\n${name}: not measured.`, error);
  }
}

/** Replaces the table in the bench's README. */
function keepTable(): void {
  const text = readFileSync(readme, "utf8");
  const words = text.slice(0, text.indexOf(beforeTable));
  writeFileSync(readme, `${words}${beforeTable}\n${machine}.\n\n${inMarkdown(measured)}`);
}
