import { join } from "node:path";
import { openDiskStore } from "./disk-store.ts";
import type { PictureStore } from "./picture-store.ts";
import { openS3Store } from "./s3-store.ts";
import { parseS3Address } from "./store-address.ts";

/** The store that `PICTURES_URL` names; without it, files in `uploads` below the data folder. */
export async function openPictureStore(dataDir: string, picturesUrl?: string): Promise<PictureStore> {
  if (picturesUrl) return openS3Store(parseS3Address(picturesUrl));
  return openDiskStore(join(dataDir, "uploads"));
}
