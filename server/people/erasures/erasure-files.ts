import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../../db/database-errors.ts";
import { asErasure, type Erasure } from "./erasure.ts";

export const listName = "erasures.jsonl";
/** Of each line of it. */
const beginning = '{"id":"';
const keyName = "erasures.key";

/** The erasures listed in a folder, by their ids; none where there is no list. */
export async function readErasureFile(folder: string): Promise<Map<string, Erasure>> {
  const text = await readIfThere(join(folder, listName));
  const erasures = text.split("\n").flatMap((line) => asErasure(line) ?? []);
  return new Map(erasures.map((erasure) => [erasure.id, erasure]));
}

/**
 * Which lines of a folder's list, from 1, are no erasures: none where it is whole or not there. One that was half written
 * when its process was killed is no fault: as the last line, or because it was written again.
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

/** Adds erasures to the list in a folder, which is there when this returns. Nothing is added to a folder that is not. */
export async function addToErasureFile(folder: string, erasures: readonly Erasure[]): Promise<void> {
  if (!existsSync(folder)) return;
  const known = await readErasureFile(folder);
  const missing = erasures.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  await using file = await open(join(folder, listName), "a", 0o600);
  // A line that was half written when its process was killed ends here.
  await file.appendFile(missing.map((erasure) => `\n${JSON.stringify(erasure)}`).join("") + "\n");
  await file.sync();
}

/** The key that was kept beside the list, for copies of databases from before they had one. */
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
