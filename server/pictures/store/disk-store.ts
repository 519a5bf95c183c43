import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { assertStoreName, isStoreName } from "./picture-names.ts";
import type { PictureStore } from "./picture-store.ts";

const abandonedAfterMs = 60 * 60 * 1000;

/** Stores pictures as files in `folder`, which is made if needed. Deletes old temporary files left by a crash. */
export async function openDiskStore(folder: string): Promise<PictureStore> {
  // Inside `folder`, so that the rename stays within one file system.
  const incoming = join(folder, ".incoming");
  await mkdir(incoming, { recursive: true });
  await sweep(incoming);

  function pathOf(name: string): string {
    assertStoreName(name);
    return join(folder, name);
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const half = join(incoming, randomUUID());
      try {
        await writeDurably(half, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(half, path);
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
      await rm(pathOf(name), { force: true });
    },

    async *list() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
        if (!entry.isFile() || !isStoreName(name)) continue;
        const file = await stat(join(folder, name)).catch(nullIfMissing);
        if (file) yield { name, size: file.size, changedAt: file.mtime };
      }
    },
  };
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

/** Deletes old temporary files only: another process may be writing newer ones. */
async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const file = await stat(path).catch(nullIfMissing);
    if (file && Date.now() - file.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
