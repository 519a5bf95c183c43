import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const hourInMilliseconds = 3_600_000;

/**
 * Replaces the files of `folder` one by one with those that `make` writes. A running process may still load chunks of the
 * previous build, so old files without a replacement are deleted only after an hour.
 */
export async function replaceFiles(folder: string, make: (into: string) => Promise<unknown>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const newFolder = mkdtempSync(`${folder}.new-`);
  try {
    await make(newFolder);
    const files = filesIn(newFolder);
    // Chunks before the files that load them.
    for (const file of files.toSorted((a, b) => b.split("/").length - a.split("/").length)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      renameSync(join(newFolder, file), join(folder, file));
    }
    const current = new Set(files);
    const old = filesIn(folder).filter((file) => !current.has(file));
    for (const file of old.map((name) => join(folder, name)))
      if (Date.now() - statSync(file).mtimeMs > hourInMilliseconds) rmSync(file, { force: true });
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
  }
}

function filesIn(folder: string): string[] {
  return globSync("**/*.{js,map}", { cwd: folder });
}
