import { measureBackups } from "../../bench/backup-speed.ts";
import { measureSizes } from "../../bench/page-sizes.ts";
import { measureSpeed } from "../../bench/site-speed.ts";
import { startSite } from "../../bench/site.ts";
import { measureStaffLists } from "../../bench/staff-lists.ts";
import { ensureBuilt } from "../build.ts";

await ensureBuilt();
console.log("Filling two offices …");
const isQuick = await measureStaffLists();
await withSite({ pictures: false }, measureSpeed);
await withSite({ pictures: true }, measureSizes);
const isBackedUp = await measureBackups();
if (!isBackedUp) console.log("A backup took longer than ten seconds.");
console.log(isQuick ? "\nNothing slowed down by growing." : "\nA list slows down as it grows: see above.");
process.exit(isQuick && isBackedUp ? 0 : 1);

async function withSite(options: { pictures: boolean }, measure: (address: string) => Promise<void>) {
  const site = await startSite(options);
  try {
    await measure(site.address);
  } finally {
    await site.stop();
  }
}
