import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { seedDemo } from "#demo/seed.ts";
import { addDemoPictures, type WantedPicture } from "#demo/seed-pictures.ts";
import { readConfig } from "#server/config.ts";
import { closeServices, openServices } from "#server/open-services.ts";

const root = new URL("../../..", import.meta.url);
const kept = fileURLToPath(new URL(".cache/test-site/", root));
/** Tells the workers which one this run has chosen, also when midnight or an edit comes between. */
const chosen = "AGENCY_TEST_SITE";
const database = "agency.sqlite";
const sources = ["demo/**/*", "server/{db,pictures,bookings,availability}/**/*.ts", "contract/**/*.ts"];

/** The name of the demo site as today's code makes it today: its bookings stand around the date. */
function siteName(): string {
  const hash = createHash("sha256").update(todayInKashmir(new Date()));
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    if (!path.endsWith(".test.ts")) hash.update(path).update(readFileSync(path));
  }
  return `${hash.digest("hex").slice(0, 16)}.kept`;
}

/** Puts the demo site into a data folder: browser tests neither wait for a conversion nor share a core with one. */
export function copyPreparedSite(dataDir: string): void {
  cpSync(`${kept}${process.env[chosen]}`, `${dataDir}/${database}`);
  cpSync(`${kept}uploads`, `${dataDir}/uploads`, { recursive: true });
}

/** Makes the demo site, its pictures in all their sizes; pictures made for other code or days are kept. */
export default async function prepareSite(): Promise<void> {
  const name = siteName();
  process.env[chosen] = name;
  if (existsSync(`${kept}${name}`)) return;
  console.log("Preparing the demo site for the browser tests: some minutes, the first time …");
  for (const former of globSync(["*.kept", `${database}*`], { cwd: kept })) rmSync(`${kept}${former}`);
  const services = await openServices(readConfig({ DATA_DIR: kept, RATE_LIMIT: "off" }));
  await seedDemo(services);
  await addDemoPictures(services, () => false, enoughForTests);
  await services.pictures.conversions.idle();
  await closeServices(services);
  // Last, and at once: an interrupted run leaves nothing that looks finished.
  renameSync(`${kept}${database}`, `${kept}${name}`);
}

/** One picture of each hotel and package, all of the first of each, and the gallery: half the work of them all. */
function enoughForTests(all: readonly WantedPicture[]): WantedPicture[] {
  const seen = new Set<string>();
  return all.filter(({ module, ownerId }) => {
    const owner = `${module} ${ownerId}`;
    const isFirst = module !== "room" && !seen.has(owner);
    seen.add(owner);
    return isFirst || module === "gallery" || (module !== "room" && ownerId === 1);
  });
}
