import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../../db/database-errors.ts";
import { asErasure, type Erasure } from "./erasure.ts";

export const listName = "erasures.jsonl";
/** The beginning of each line of the list. */
const beginning = '{"id":"';
const keyName = "erasures.key";

/** The erasures in a folder's list, by their ids; empty without a list. */
export async function readErasureFile(folder: string): Promise<Map<string, Erasure>> {
  const text = await readIfThere(join(folder, listName));
  const erasures = text.split("\n").flatMap((line) => asErasure(line) ?? []);
  return new Map(erasures.map((erasure) => [erasure.id, erasure]));
}

/**
 * Numbers, from 1, of the lines of a folder's list that are no erasures; empty when it is intact or missing. A line
 * half written when its process was killed is no fault: it is the last one, or was written again.
 */
export async function unreadLines(folder: string): Promise<number[]> {
  const lines = (await readIfThere(join(folder, listName))).split("\n");
  const isHalf = (line: string, index: number) =>
    line.startsWith(beginning) &&
    (index === lines.length - 1 || lines.some((other) => other.startsWith(line) && asErasure(other)));
  return lines.flatMap((line, index) =>
    line.trim() === "" || asErasure(line) || isHalf(line, index) ? [] : [index + 1],
  );
}

/** Numbers of lines as people say them; there is at least one. */
export function linesInWords([first, ...more]: number[]): string {
  return more.length > 0 ? `line ${first} and ${more.length} more` : `line ${first}`;
}

/** Adds erasures to a folder's list, on disk when this returns. Does nothing when the folder does not exist. */
export async function addToErasureFile(folder: string, erasures: readonly Erasure[]): Promise<void> {
  if (!existsSync(folder)) return;
  const listed = await readErasureFile(folder);
  const missing = erasures.filter(({ id }) => !listed.has(id));
  if (missing.length === 0) return;
  await using file = await open(join(folder, listName), "a", 0o600);
  // The leading line break ends a line that was half written when its process was killed.
  await file.appendFile(missing.map((erasure) => `\n${JSON.stringify(erasure)}`).join("") + "\n");
  await file.sync();
}

/** The key stored beside the list, for older copies of the database that have none. */
export async function readKeyFile(folder: string): Promise<string | undefined> {
  return (await readIfThere(join(folder, keyName))) || undefined;
}

export async function writeKeyFile(folder: string, key: string): Promise<void> {
  await using file = await open(join(folder, keyName), "w", 0o600);
  await file.writeFile(key);
  await file.sync();
}

async function readIfThere(path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return "";
    throw error;
  });
}
