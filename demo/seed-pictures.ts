import { readFile } from "node:fs/promises";
import type { PictureModule } from "#contract/uploads.ts";
import { addPicture } from "#server/pictures/add-picture.ts";
import { lockName } from "#server/db/locks.ts";
import { AppError } from "#server/errors.ts";
import { demoLock } from "#server/demo/demo-note.ts";
import { isDemoShown } from "#server/settings/demo-words.ts";
import { markDemoRecord } from "#server/demo/demo-records.queries.ts";
import { demoPicturesSetting, demoSetting, markSettingDone } from "#server/staff/demo-flag.queries.ts";
import { projectFolder } from "#server/project-folder.ts";
import type { Services } from "#server/services.ts";
import { demoOwners, isSettingDone } from "./seed.queries.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { demoGallery } from "./gallery.ts";
import { demoHotels } from "./hotels.ts";
import { demoPackages } from "./packages.ts";
import { hotelPictureChoices, packagePictureChoices, roomPictureChoices } from "./picture-choices.ts";

export type WantedPicture = {
  module: PictureModule;
  ownerId: number;
  name: string;
  title: string;
  band?: string;
};

/**
 * Gives the demo's hotels, rooms, packages and gallery their pictures, one after the other while the site already
 * answers. Done once in the life of a database; after a stop it goes on where it was. Returns how to stop it.
 */
export function seedDemoPictures(services: Services): () => Promise<void> {
  let isStopped = false;
  const work = addDemoPictures(services, () => isStopped).catch((error: unknown) =>
    services.log.error({ err: error }, "the demo pictures could not be put in"),
  );
  return () => {
    isStopped = true;
    return work;
  };
}

/** The same; returns when all pictures are added, while their other sizes may still be in the making. */
async function addDemoPictures(services: Services, isStopped: () => boolean): Promise<void> {
  const db = services.db.executor;
  const isDue = (await isSettingDone(db, demoSetting)) && !(await isSettingDone(db, demoPicturesSetting));
  if (!isDue) return;
  for (const picture of await wantedPictures(services)) {
    if (isStopped() || !(await isDemoShown(services))) return;
    await addDemoPicture(services, picture, await readDrawing(picture.name));
  }
  await markPicturesDone(services);
}

/** Adds one picture to its owner. The key makes one that is there already stay the only one. */
export function addDemoPicture(services: Services, { name, ...picture }: WantedPicture, bytes: Buffer) {
  const key = `${picture.module}-${picture.ownerId}-${name}`;
  return addPicture(
    services,
    { ...picture, bytes },
    { call: "demo.pictures", key },
    async (transaction, { id }) => {
      // Whoever takes the demo away meanwhile waits here, or has done it.
      await lockName(transaction, demoLock, 1);
      if (!(await isDemoShown(services, transaction))) throw new AppError("conflict");
      await markDemoRecord(transaction, "pictures", id);
    },
  );
}

export function readDrawing(name: string): Promise<Buffer> {
  return readFile(new URL(`demo/pictures/${name}.jpg`, projectFolder));
}

/** The pictures are not put in once more. */
export function markPicturesDone({ db, clock }: Services) {
  return markSettingDone(db.executor, demoPicturesSetting, clock.now().toISOString());
}

/** What guests see first comes first: one picture of each hotel and package, then the gallery, then all others. */
export async function wantedPictures(services: Services): Promise<WantedPicture[]> {
  const owners = await demoOwners(services.db.executor);
  const hotels = demoHotels.flatMap(({ slug, hotelName }) =>
    wanted("hotel", owners.hotels.get(hotelName), hotelPictureChoices[slug]),
  );
  const packages = demoPackages.flatMap(({ slug, tourName }) =>
    wanted("package", owners.packages.get(tourName), packagePictureChoices[slug]),
  );
  const rooms = demoHotels.flatMap(({ slug, hotelName }) =>
    Object.entries(roomPictureChoices[slug] ?? {}).flatMap(([type, names]) =>
      wanted("room", owners.rooms.get(`${hotelName}/${type}`), names),
    ),
  );
  const gallery = demoGallery.map(({ slug, title }) => ({
    module: "gallery" as const,
    ownerId: 0,
    name: slug,
    ...drawnAs(slug),
    title,
  }));
  const isFirst = (picture: WantedPicture, index: number, all: WantedPicture[]) =>
    all[index - 1]?.ownerId !== picture.ownerId;
  const first = [...hotels.filter(isFirst), ...packages.filter(isFirst)];
  const others = [...hotels, ...packages].filter((picture) => !first.includes(picture));
  return [...first, ...gallery, ...others, ...rooms];
}

function wanted(
  module: PictureModule,
  ownerId: number | undefined,
  names: readonly string[] = [],
): WantedPicture[] {
  if (ownerId === undefined) return [];
  return names.map((name) => ({ module, ownerId, name, ...drawnAs(name) }));
}

function drawnAs(name: string): { title: string; band?: string } {
  return drawnPictures[`${name}.jpg`] ?? { title: "" };
}
