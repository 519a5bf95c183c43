import { databaseFile } from "./data-files.ts";
import { CannotStart } from "../cannot-start.ts";

const restore =
  "Bring a backup back (npm run restore); npm run verify says what is wrong. Nothing was changed.";

/** What SQLite's error codes mean for the file. */
const sqliteFaults: Record<number, (file: string, dataDir: string) => string> = {
  5: (file) => `Another program holds ${file} and does not let go: end it, then start again.`,
  8: (file, dataDir) => `${file} can only be read: let this user write to it and to ${dataDir} (DATA_DIR).`,
  10: (file) => `The disk of ${file} gives errors: look after it before anything else. ${restore}`,
  11: (file) => `${file} is damaged. ${restore}`,
  13: (_, dataDir) => `The disk of ${dataDir} (DATA_DIR) is full: make room, then start again.`,
  14: (file, dataDir) =>
    `${file} cannot be opened: let this user read and write it and ${dataDir} (DATA_DIR), or name another folder.`,
  26: (file) => `${file} is not a database, or damaged from its beginning. ${restore}`,
};

const full = (dataDir: string) => `The disk of ${dataDir} (DATA_DIR) is full: make room, then start again.`;
const forbidden = (dataDir: string) =>
  `This user may not use ${dataDir} (DATA_DIR): give it the folder, or name another.`;
const noFolder = (dataDir: string) => `${dataDir} (DATA_DIR) is a file, or lies in one: name a folder.`;

const systemFaults: Record<string, (dataDir: string) => string> = {
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (dataDir) => `${dataDir} (DATA_DIR) is on a disk that can only be read: name another folder.`,
  ENOSPC: full,
  EDQUOT: full,
};

/** Runs `work` on a data folder; failures of the folder or the database file are thrown as sentences. */
export async function inWords<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const words = sayFileFault(error, dataDir);
    throw words ? new CannotStart(words, { cause: error }) : error;
  }
}

function sayFileFault(error: unknown, dataDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("errcode" in error) return sqliteFaults[Number(error.errcode) & 0xff]?.(databaseFile(dataDir), dataDir);
  // Only errors about files have both a code and a path.
  return "code" in error && "path" in error ? systemFaults[String(error.code)]?.(dataDir) : undefined;
}
