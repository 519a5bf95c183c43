import { measureBackups } from "../../bench/backup-speed.ts";
import { measureFirstView } from "../../bench/first-view/measure-first-view.ts";
import { measureKeptPages } from "../../bench/kept-pages/measure-kept-pages.ts";
import { measureSizes } from "../../bench/page-sizes.ts";
import { measureSpeed } from "../../bench/site-speed.ts";
import { startSite } from "../../bench/site.ts";
import { measureStaffLists } from "../../bench/staff-lists.ts";
import { ensureBuilt } from "../build.ts";

await ensureBuilt();
console.log("Filling two offices …");
const isQuick = await measureStaffLists();
await withSite({ pictures: false }, measureSpeed);
let isEarly = true;
await withSite({ pictures: true }, async (address) => {
  await measureSizes(address);
  isEarly = await measureFirstView(address);
});
let isNear = true;
await withSite({ pictures: false }, async (address, pid) => {
  isNear = await measureKeptPages({ address, pid });
});
const isBackedUp = await measureBackups();
if (!isNear) console.log("\nKept pages are further from bare node:http than they may be: see above.");
if (!isEarly) console.log("\nA first view takes more than it may: see above.");
if (!isBackedUp) console.log("\nA backup took longer than ten seconds.");
console.log(isQuick ? "\nNothing slowed down by growing." : "\nA list slows down as it grows: see above.");
process.exit(isQuick && isNear && isEarly && isBackedUp ? 0 : 1);

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
