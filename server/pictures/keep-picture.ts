import type PQueue from "p-queue";
import type { PictureModule } from "#contract/uploads.ts";
import { ReadingEnded } from "./image/image-process.ts";
import type { ImageWork } from "./image/image-work.ts";
import { jpegWidth } from "./image/make-variants.ts";
import { contentHash, originalName, publicName } from "./store/picture-names.ts";
import type { PictureStore } from "./store/picture-store.ts";
import { PictureRefused } from "./image/read-picture.ts";
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

/** `storeAgain` stores files again that were removed since: call it while holding the content's lock (`lockFiles`). */
type Kept = { picture: KeptPicture; storeAgain: () => Promise<void> };

/** Uploads go before conversions in the queue, because a person waits for them. */
const beforeConversions = { priority: 1 };

type Parts = { store: PictureStore; queue: PQueue; work: ImageWork };

/** Like `prepareToKeep`, where pictures cannot be removed meanwhile. */
export async function keepPicture(...upload: Parameters<typeof prepareToKeep>): Promise<KeptPicture> {
  return (await prepareToKeep(...upload)).picture;
}

/**
 * Checks an upload by decoding it, and stores the original and a JPEG, so that the picture can be shown when this
 * returns. Throws PictureRefused, having stored nothing.
 */
export async function prepareToKeep(
  { store, queue, work }: Parts,
  module: PictureModule,
  bytes: Uint8Array,
): Promise<Kept> {
  const { jpeg, ...picture } = await queue.add(() => prepare(work, bytes), beforeConversions);
  const hash = contentHash(bytes);
  const path = publicName(hash, jpegWidth(picture.width), "jpg");
  const original = originalName(hash, extensionOf(picture.format));
  const isNew = !(await store.find(original));
  try {
    // Stored again even if they exist: unreferenced files are swept by their age (`removal/sweep-orphans.ts`).
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

function prepare(work: ImageWork, bytes: Uint8Array) {
  return work.prepare(bytes).catch((error: unknown) => {
    if (!(error instanceof ReadingEnded)) throw error;
    const message =
      "This picture could not be read within the time and memory for one. Please save it as a smaller JPEG and send that";
    throw new PictureRefused("unsupported", message, { cause: error });
  });
}
