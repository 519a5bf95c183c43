import type { Dirent } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../../db/database-errors.ts";
import { isStoreName } from "./picture-names.ts";
import type { ListedFile } from "./picture-store.ts";

/** The pictures in a folder and its subfolders, without files of other names. Empty when it does not exist. */
export async function* listFolder(folder: string, within = ""): AsyncGenerator<ListedFile> {
  for await (const entry of entriesOf(join(folder, within))) {
    if (entry.name.startsWith(".")) continue;
    const name = within ? `${within}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* listFolder(folder, name);
    else if (entry.isFile() && isStoreName(name)) {
      const file = await stat(join(folder, name)).catch(missing);
      if (file) yield { name, size: file.size, changedAt: file.mtime };
    }
  }
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const opened = await opendir(folder).catch(missing);
  if (opened) yield* opened;
}

function missing(error: unknown): undefined {
  if (!hasCode(error, "ENOENT")) throw error;
}
