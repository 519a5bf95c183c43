import { isAway } from "../../db/database-errors.ts";
import { CopyFault } from "./manifest.ts";

const reasons: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `There is no room left on the disk of ${path}.`,
  EDQUOT: (path) => `There is no room left on the disk of ${path}.`,
  EACCES: (path) => `This user may not write to ${path}.`,
  EPERM: (path) => `This user may not write to ${path}.`,
  EROFS: (path) => `The disk of ${path} can only be read.`,
  EEXIST: (path) => `${path} is in a file, not in a folder.`,
  ENOTDIR: (path) => `${path} is in a file, not in a folder.`,
};

/** A failure as one sentence that says what to do or where; `path` is where was written. */
export function explain(error: unknown, path: string): Error {
  if (error instanceof CopyFault || !(error instanceof Error))
    return error instanceof Error ? error : new Error(String(error));
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (isAway(error))
    return new CopyFault(
      `PostgreSQL or the picture store cannot be reached (${error.message || code}): look at DATABASE_URL and PICTURES_URL.`,
      { cause: error },
    );
  const isFull = /disk is full/.test(error.message);
  const told = reasons[isFull ? "ENOSPC" : code];
  return told ? new CopyFault(told(path), { cause: error }) : error;
}
