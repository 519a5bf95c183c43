import { randomUUID } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { hasCode } from "../../db/database-errors.ts";
import { listFolder } from "./list-folder.ts";
import { assertStoreName } from "./picture-names.ts";
import type { PictureStore } from "./picture-store.ts";

/** Stores pictures as files in `folder`, which is created with the first picture. */
export function openDiskStore(folder: string): PictureStore {
  // Inside `folder`, so that the rename stays within one file system.
  const incoming = join(folder, ".incoming");

  function pathOf(name: string): string {
    assertStoreName(name);
    return join(folder, name);
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const half = join(incoming, randomUUID());
      try {
        // Each time, because somebody may have removed the folders.
        await mkdir(incoming, { recursive: true });
        await writeDurably(half, bytes);
        await moveInto(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      await syncFolders(dirname(path), folder);
    },

    async find(name) {
      const file = await stat(pathOf(name)).catch(nullIfMissing);
      if (!file?.isFile()) return null;
      return {
        size: file.size,
        etag: `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`,
      };
    },

    async read(name, range) {
      const path = pathOf(name);
      await stat(path);
      const stream = createReadStream(path, range && { start: range.first, end: range.last });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },

    async remove(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
      // A picture's own folder is removed with its last file.
      if (dirname(dirname(path)) !== folder) await rmdir(dirname(path)).catch(() => {});
    },

    changedAt: async (name) => (await stat(pathOf(name)).catch(nullIfMissing))?.mtime ?? null,

    async fault() {
      try {
        await mkdir(incoming, { recursive: true });
        await access(incoming, constants.W_OK);
        return undefined;
      } catch (error) {
        return `${folder} takes no pictures (${error instanceof Error ? error.message : "no reason given"})`;
      }
    },

    list: () => listFolder(folder),

    async removeHalfWritten(before) {
      let removed = 0;
      for (const name of await readdir(incoming).catch(noneIfMissing)) {
        const path = join(incoming, name);
        const file = await stat(path).catch(nullIfMissing);
        if (!file || file.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Moves a file into a folder, which is created; retries when another process removed the empty folder meanwhile. */
async function moveInto(half: string, path: string, tries = 3): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await rename(half, path);
  } catch (error) {
    if (tries <= 1 || !isMissing(error)) throw error;
    await moveInto(half, path, tries - 1);
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** fsyncs the folders from the file's own up to the store's, without which a new name may not survive a power cut. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; folder.length >= upTo.length; folder = dirname(folder)) {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function noneIfMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT", "ENOTDIR");
}
