import { join } from "node:path";
import { openDiskStore } from "./disk-store.ts";
import type { PictureStore } from "./picture-store.ts";
import { parseS3Address } from "./store-address.ts";

/** The store that `PICTURES_URL` names; without it, files in `uploads` below the data folder. */
export async function openPictureStore(dataDir: string, picturesUrl?: string): Promise<PictureStore> {
  if (!picturesUrl) return openDiskStore(join(dataDir, "uploads"));
  const { openS3Store } = await import("./s3-store.ts");
  return openS3Store(parseS3Address(picturesUrl));
}
