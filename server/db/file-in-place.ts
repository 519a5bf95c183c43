import { statSync } from "node:fs";

/** The database's file was taken away or replaced while it was open. */
export class FileGone extends Error {}

/**
 * Remembers which file is at `path` now, and returns a function that tells whether it still is. To be asked before a
 * write is acknowledged: writes to an unlinked file succeed and are lost.
 */
export function watchFile(path: string): () => boolean {
  const opened = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    return now?.ino === opened.ino && now.dev === opened.dev;
  };
}

/** The error for a write to a file that is gone. */
export function fileGone(path: string): FileGone {
  return new FileGone(
    `${path} was taken away or replaced while the site runs: nothing more is stored. Put the same file back, or stop ` +
      "the site and bring a backup back (npm run restore).",
  );
}
