import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type PictureStore, readAll } from "../../pictures/store/picture-store.ts";
import { readKept } from "../format/kept-file.ts";
import type { Manifest } from "../format/manifest.ts";

const atOnce = 8;
const root = "uploads/";

type Listed = Pick<Manifest, "files">;

/** The names of a copy's pictures in a picture store. */
export function picturesOf(manifest: Listed): string[] {
  return manifest.files
    .filter(({ name }) => name.startsWith(root))
    .map(({ name }) => name.slice(root.length));
}

/**
 * Adds the copy's pictures to the existing ones and removes none. A picture never changes under its name, so the former
 * database works as well as the new one.
 */
export async function addPictures(
  store: PictureStore,
  folder: string,
  manifest: Listed,
  key?: string,
): Promise<void> {
  const names = picturesOf(manifest).values();
  async function addNext(): Promise<void> {
    for (const name of names) {
      const bytes = await buffer(readKept(folder, root + name, key));
      if (!(await isThere(store, name, bytes))) await store.put(name, bytes);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, addNext));
}

async function isThere(store: PictureStore, name: string, bytes: Uint8Array): Promise<boolean> {
  const found = await store.find(name);
  return found?.size === bytes.byteLength && Buffer.from(await readAll(store, name)).equals(bytes);
}

/** Moves files of the data folder that the copy does not name out of the site. Returns their new folder, if any. */
export async function setPicturesAside(
  dataDir: string,
  store: PictureStore,
  manifest: Listed,
  moment: string,
): Promise<string | undefined> {
  const wanted = new Set(picturesOf(manifest));
  const aside = join(dataDir, `uploads.before-restore-${moment}`);
  for await (const { name } of store.list()) {
    if (wanted.has(name)) continue;
    await mkdir(dirname(join(aside, name)), { recursive: true, mode: 0o700 });
    await rename(join(dataDir, "uploads", name), join(aside, name));
  }
  return existsSync(aside) ? aside : undefined;
}
