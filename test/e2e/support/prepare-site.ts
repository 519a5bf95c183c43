import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { seedDemo } from "#demo/seed.ts";
import {
  addDemoPicture,
  markPicturesDone,
  readDrawing,
  type WantedPicture,
  wantedPictures,
} from "#demo/seed-pictures.ts";
import { readConfig } from "#server/config.ts";
import { closeServices, openServices } from "#server/open-services.ts";

const root = new URL("../../..", import.meta.url);
const cache = fileURLToPath(new URL(".cache/test-site/", root));
/** The variable that names the database of this run for the workers, also after midnight or an edit of the code. */
const chosen = "AGENCY_TEST_SITE";
const database = "agency.sqlite";
const sources = ["demo/**/*", "server/{db,pictures,bookings,availability}/**/*.ts", "contract/**/*.ts"];

/** The cache name of the demo site, by the code and today's date, around which its bookings are. */
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
  cpSync(`${cache}${process.env[chosen]}`, `${dataDir}/${database}`);
  copyPreparedPictures(dataDir);
}

/** Copies only the pictures, in all their sizes. */
export function copyPreparedPictures(dataDir: string): void {
  cpSync(`${cache}uploads`, `${dataDir}/uploads`, { recursive: true });
}

/** Makes the demo site with its pictures in all sizes; reuses pictures made for other code or days. */
export default async function prepareSite(): Promise<void> {
  const name = siteName();
  process.env[chosen] = name;
  if (existsSync(`${cache}${name}`)) return;
  console.log("Preparing the demo site for the browser tests: some minutes, the first time …");
  for (const former of globSync(["*.kept", `${database}*`], { cwd: cache })) rmSync(`${cache}${former}`);
  await fillDemoSite(cache);
  // Renamed last and atomically: an interrupted run leaves nothing that looks finished.
  renameSync(`${cache}${database}`, `${cache}${name}`);
}

/** Creates the demo with its pictures in a folder; pictures whose sizes exist there are not converted again. */
export async function fillDemoSite(dataDir: string): Promise<void> {
  const services = await openServices(
    readConfig({ DATA_DIR: dataDir, RATE_LIMIT: "off", START_EMPTY: "on" }),
  );
  await seedDemo(services);
  for (const picture of enoughForTests(await wantedPictures(services)))
    await addDemoPicture(services, picture, await readForTests(picture));
  await markPicturesDone(services);
  await services.pictures.conversions.idle();
  await closeServices(services);
}

const isSeenWhole = ({ module, ownerId }: WantedPicture) => ownerId === 1 && module !== "room";

/** One picture of each hotel and package, all of the first of each, and the gallery. */
function enoughForTests(all: readonly WantedPicture[]): WantedPicture[] {
  const seen = new Set<string>();
  return all.filter((picture) => {
    const owner = `${picture.module} ${picture.ownerId}`;
    const isFirst = picture.module !== "room" && !seen.has(owner);
    seen.add(owner);
    return isFirst || picture.module === "gallery" || isSeenWhole(picture);
  });
}

/** Full-size pictures stay as large as drawn; the others are reduced, because their sizes are then made ten times as fast. */
async function readForTests(picture: WantedPicture): Promise<Buffer> {
  const drawn = await readDrawing(picture.name);
  return isSeenWhole(picture) ? drawn : sharp(drawn).resize(640).jpeg().toBuffer();
}
