import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "#demo/seed.ts";
import { addDemoPicture, markPicturesDone, readDrawing, wantedPictures } from "#demo/seed-pictures.ts";
import { readConfig } from "#server/config.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import { startBuiltSite } from "../scripts/built-site.ts";

/**
 * Starts the built site with the demo content as a separate process; returns its address and a function that stops it.
 * Pictures are either all converted or absent, so that no conversion runs in the background.
 */
export async function startSite({
  pictures,
}: {
  pictures: boolean;
}): Promise<{ address: string; pid: number; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
  await (pictures ? seedWithPictures(dataDir) : seedWithoutPictures(dataDir));
  const { address, pid, stop } = await startBuiltSite(dataDir);
  const stopAndTidy = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, pid, stop: stopAndTidy };
}

/** Seeds the demo content, with rows of pictures that have no files. */
export async function seedWithoutPictures(dataDir: string): Promise<void> {
  const services = await openServices(readConfig({ DATA_DIR: dataDir }));
  await seedDemo(services);
  await markPicturesDone(services);
  await closeServices(services);
}

/** The same with one picture of each record and all of the first hotel and package. */
async function seedWithPictures(dataDir: string): Promise<void> {
  const services = await openServices(readConfig({ DATA_DIR: dataDir }));
  await seedDemo(services);
  const seen = new Set<string>();
  for (const picture of await wantedPictures(services)) {
    const owner = `${picture.module} ${picture.ownerId}`;
    if (picture.ownerId === 1 || !seen.has(owner))
      await addDemoPicture(services, picture, await readDrawing(picture.name));
    seen.add(owner);
  }
  await markPicturesDone(services);
  await services.pictures.conversions.idle();
  await closeServices(services);
}
