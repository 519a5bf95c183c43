import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seedWithoutPictures } from "../bench/site.ts";
import { startBuiltSite } from "../scripts/built-site.ts";
import { publicPages } from "./e2e/support/public-pages.ts";

/* Parts of pages are cached from one page to the next (decision 157): what one page was must not be seen in another. */

const paths = [
  ...publicPages,
  "/hotel/2",
  "/package/2",
  "/hotels?place=Srinagar",
  "/hotels?checkInDate=2027-01-10&checkOutDate=2027-01-12&guests=2",
  "/packages?maximumDays=4",
  "/places",
];

test("each page is the same, whatever a process was asked for before", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-order-"));
  await seedWithoutPictures(dataDir);
  const settings = { PAGE_CACHE_MB: "0", PUBLIC_URL: "http://127.0.0.1" };
  const sites = await Promise.all([startBuiltSite(dataDir, settings), startBuiltSite(dataDir, settings)]);
  const [forwards, backwards] = sites.map(({ address }) => address);
  const read = async (address: string | undefined, path: string) =>
    withoutReference(await (await fetch(`${address}${path}`)).text());
  try {
    const first = new Map<string, string>();
    for (const path of paths) first.set(path, await read(forwards, path));
    for (const path of paths.toReversed())
      expect([path, await read(backwards, path)]).toEqual([path, first.get(path)]);
    for (const path of paths) expect([path, await read(forwards, path)]).toEqual([path, first.get(path)]);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Error pages name their request, and forms a submission. */
function withoutReference(html: string): string {
  return html.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "id");
}
