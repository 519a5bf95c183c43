import type PQueue from "p-queue";
import type { PictureModule } from "#contract/uploads.ts";
import { bandColour } from "./image/band-colour.ts";
import { jpegWidth, makeJpeg, makePlaceholder, variantWidths } from "./image/make-variants.ts";
import { contentHash, originalName, publicName } from "./store/picture-names.ts";
import type { PictureStore } from "./store/picture-store.ts";
import { readPicture } from "./image/read-picture.ts";
import { extensionOf, type PictureFormat } from "./image/signatures.ts";

/** A picture that can be shown: its JPEG is stored, its other variants are still to be made. */
export type KeptPicture = {
  module: PictureModule;
  hash: string;
  format: PictureFormat;
  /** The path of the JPEG below `/uploads/`. */
  path: string;
  /** Size of the largest variant, in pixels. */
  width: number;
  height: number;
  placeholder: string;
  band: string;
};

/** `storeAgain` puts files back that were removed since: call it under the lock of the content (`lockFiles`). */
type Kept = { picture: KeptPicture; storeAgain: () => Promise<void> };

/** Uploads go before conversions in the queue, because a person waits for them. */
const beforeConversions = { priority: 1 };

/** As `prepareToKeep`, for those who delete no pictures. */
export async function keepPicture(...upload: Parameters<typeof prepareToKeep>): Promise<KeptPicture> {
  return (await prepareToKeep(...upload)).picture;
}

/**
 * Checks an upload by decoding it, and stores the original and a JPEG, so that the picture can be shown when this
 * returns. Throws PictureRefused, having stored nothing.
 */
export async function prepareToKeep(
  store: PictureStore,
  queue: PQueue,
  module: PictureModule,
  bytes: Uint8Array,
): Promise<Kept> {
  const { jpeg, ...picture } = await queue.add(() => prepare(bytes), beforeConversions);
  const hash = contentHash(bytes);
  const path = publicName(hash, jpegWidth(picture.width), "jpg");
  const original = originalName(hash, extensionOf(picture.format));
  const isNew = !(await store.find(original));
  try {
    // Also when they are there: files that no record names are swept when they are old (`removal/sweep-orphans.ts`).
    await store.put(original, bytes);
    await store.put(path, jpeg);
  } catch (error) {
    if (isNew) await store.remove(original);
    throw error;
  }
  const storeAgain = async () => {
    if (!(await store.find(original, true))) await store.put(original, bytes);
    if (!(await store.find(path, true))) await store.put(path, jpeg);
  };
  return { picture: { ...picture, module, hash, path }, storeAgain };
}

async function prepare(bytes: Uint8Array) {
  const { format, pixels } = await readPicture(bytes);
  const width = variantWidths(pixels.width).at(-1) ?? pixels.width;
  return {
    format,
    width,
    height: Math.max(1, Math.round((pixels.height * width) / pixels.width)),
    jpeg: await makeJpeg(pixels),
    placeholder: await makePlaceholder(pixels),
    band: await bandColour(pixels),
  };
}
