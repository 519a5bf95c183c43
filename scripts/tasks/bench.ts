import { parseArgs } from "node:util";
import { measureBackups } from "../../bench/backup-speed.ts";
import { measureGrowth } from "../../bench/growth/measure-growth.ts";
import { measureKeptPages } from "../../bench/kept-pages/measure-kept-pages.ts";
import { measureSizes } from "../../bench/page-sizes.ts";
import { measureSpeed } from "../../bench/site-speed.ts";
import { startSite } from "../../bench/site.ts";
import { ensureBuilt } from "../build.ts";

const { values } = parseArgs({
  options: {
    growth: { type: "string", default: "100000" },
    only: { type: "string" },
    few: { type: "string" },
    many: { type: "string" },
  },
});
console.log("Filling two offices …");
const { few, many, growth } = values;
const isQuick = await measureGrowth({
  many: Number(growth),
  databases: few && many ? [few, many] : undefined,
});
if (values.only === "growth") process.exit(isQuick ? 0 : 1);
await ensureBuilt();
await withSite({ pictures: false }, measureSpeed);
await withSite({ pictures: true }, measureSizes);
let isNear = true;
await withSite({ pictures: false }, async (address, pid) => {
  isNear = await measureKeptPages({ address, pid });
});
const isBackedUp = await measureBackups();
if (!isNear) console.log("\nKept pages are further from bare node:http than they may be: see above.");
if (!isBackedUp) console.log("\nA backup took longer than ten seconds.");
console.log(isQuick ? "\nNothing slowed down by growing." : "\nA list slows down as it grows: see above.");
process.exit(isQuick && isNear && isBackedUp ? 0 : 1);

async function withSite(
  options: { pictures: boolean },
  measure: (address: string, pid: number) => Promise<void>,
) {
  const site = await startSite(options);
  try {
    await measure(site.address, site.pid);
  } finally {
    await site.stop();
  }
}
