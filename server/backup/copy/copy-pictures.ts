import { link, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "../../db/database-errors.ts";
import { isStoreName } from "../../pictures/store/picture-names.ts";
import type { PictureStore } from "../../pictures/store/picture-store.ts";
import { isUnchangedFile, keepFile, type KeptFile } from "../format/kept-file.ts";

/** An earlier copy made with the same key: files that it has need not be stored again. */
export type EarlierCopy = { folder: string; files: readonly KeptFile[] };

type Options = { key?: string; earlier?: EarlierCopy; stop?: AbortSignal };

const atOnce = 8;

/**
 * Copies all pictures of a store of any kind. A picture never changes under its name, so one that an earlier copy still
 * has intact is hard-linked and takes no space.
 */
export async function copyPictures(
  store: PictureStore,
  folder: string,
  { key, earlier, stop }: Options,
): Promise<KeptFile[]> {
  const earlierFiles = new Map(earlier?.files.map((file) => [file.name, file]));
  const files: KeptFile[] = [];
  const listed = store.list();
  const pictures = listed[Symbol.asyncIterator]();
  async function copyNext(): Promise<void> {
    for (let next = await pictures.next(); !next.done; next = await pictures.next()) {
      stop?.throwIfAborted();
      if (!isStoreName(next.value.name)) continue;
      const name = `uploads/${next.value.name}`;
      const former = earlierFiles.get(name);
      const isLinked = former && earlier && (await linkFile(earlier.folder, folder, former));
      const file = isLinked ? former : await copyOne(store, next.value.name, folder, name, key);
      if (file) files.push(file);
    }
  }
  const all = await Promise.allSettled(Array.from({ length: atOnce }, copyNext));
  // Broken off before its end, the list has a folder open.
  await pictures.return?.();
  const failed = all.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
  return files;
}

/** Undefined when the picture was removed since it was listed. */
async function copyOne(store: PictureStore, picture: string, folder: string, name: string, key?: string) {
  try {
    return await keepFile(folder, name, await store.read(picture), key);
  } catch (error) {
    if (!isGone(error)) throw error;
    await rm(join(folder, name), { force: true });
    return undefined;
  }
}

async function linkFile(from: string, to: string, file: KeptFile): Promise<boolean> {
  if (!(await isUnchangedFile(from, file))) return false;
  await mkdir(join(to, dirname(file.name)), { recursive: true, mode: 0o700 });
  try {
    await link(join(from, file.name), join(to, file.name));
    return true;
  } catch (error) {
    if (hasCode(error, "ENOSPC", "EDQUOT")) throw error;
    return false; // a file system without links
  }
}

function isGone(error: unknown): boolean {
  if (hasCode(error, "ENOENT")) return true;
  return error instanceof Error && error.name === "NoSuchKey";
}
