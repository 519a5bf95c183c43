import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "../../db/database-errors.ts";
import { seal, unseal } from "./sealed-stream.ts";

/** A file of a copy as it is stored: encrypted when the copy is. */
export type KeptFile = { name: string; bytes: number; sha256: string };

/** Writes a file of a copy and its folders, readable by this user alone and synced to disk; encrypted with a key. */
export async function keepFile(
  folder: string,
  name: string,
  source: AsyncIterable<Uint8Array>,
  key?: string,
): Promise<KeptFile> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  await using file = await open(path, "wx", 0o600);
  for await (const chunk of key === undefined ? source : seal(source, key, name)) {
    hash.update(chunk);
    bytes += chunk.byteLength;
    await file.writeFile(chunk);
  }
  await file.sync();
  return { name, bytes, sha256: hash.digest("hex") };
}

/** The content of a copy's file, decrypted with the key. Throws when the key does not fit. */
export function readKept(folder: string, name: string, key?: string): AsyncIterable<Uint8Array> {
  const stored: AsyncIterable<Uint8Array> = createReadStream(join(folder, name));
  return key === undefined ? stored : unseal(stored, key, name);
}

/** Makes a file that is in the folder already part of the copy. */
export async function adoptFile(folder: string, name: string): Promise<KeptFile> {
  await using file = await open(join(folder, name), "r+");
  await file.chmod(0o600);
  await file.sync();
  return { name, ...(await measure(join(folder, name))) };
}

/** True when the file exists exactly as it was stored. */
export async function isUnchangedFile(folder: string, { name, bytes, sha256 }: KeptFile): Promise<boolean> {
  try {
    const found = await measure(join(folder, name));
    return found.bytes === bytes && found.sha256 === sha256;
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR", "EISDIR")) return false;
    throw error;
  }
}

async function measure(path: string): Promise<Omit<KeptFile, "name">> {
  const hash = createHash("sha256");
  let bytes = 0;
  const stored: AsyncIterable<Uint8Array> = createReadStream(path);
  for await (const chunk of stored) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Makes names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}
