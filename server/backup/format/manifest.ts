import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { parsedJson } from "../../parsed-json.ts";
import { syncFolder } from "./kept-file.ts";

export const product = "chinar-and-oar";
const fileName = "manifest.json";

/** A path inside the copy's folder. */
const safeName = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\/[a-z0-9]+)*\.[a-z0-9]+$/);
const tableName = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const count = z.int().min(0);

const contentSchema = z.object({
  product: z.literal(product),
  /** The version of the copy's layout; later programs also read earlier ones. */
  format: z.literal(1),
  version: z.string(),
  takenAt: z.iso.datetime(),
  /** True when made by the nightly job, which may then remove it. */
  isScheduled: z.boolean(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The PostgreSQL schema with the tables. */
  schema: tableName.optional(),
  /** True when PostgreSQL's search indexes need the extension `pg_trgm`. */
  hasTrigrams: z.boolean().optional(),
  database: safeName,
  migrations: z.array(z.string()).min(1),
  /** Rows of each table. */
  tables: z.record(tableName, count),
  /** Identifies the key without revealing anything about it; null: not encrypted. */
  keyMark: z.string().nullable(),
  files: z.array(z.object({ name: safeName, bytes: count, sha256: z.string().length(64) })),
});

const wrapperSchema = z.object({ content: z.unknown(), seal: z.string() });

export type Manifest = z.infer<typeof contentSchema>;

/** A fault of a copy, as a sentence for the person who uses it. */
export class CopyFault extends Error {}

/** Writes the list of files that makes the folder a copy: written last, and completely or not at all. */
export async function writeManifest(folder: string, content: Manifest, key?: string): Promise<void> {
  const half = join(folder, `${fileName}.half`);
  {
    await using file = await open(half, "wx", 0o600);
    await file.writeFile(`${JSON.stringify({ content, seal: sealOf(content, key) }, null, 1)}\n`);
    await file.sync();
  }
  await rename(half, join(folder, fileName));
  await syncFolder(folder);
}

/** Reads and checks a copy's list of files. Throws `CopyFault` when there is none, or when `key` does not fit. */
export async function readManifest(folder: string, key?: string): Promise<Manifest> {
  const content = await readContent(folder, key);
  const { data, error } = contentSchema.safeParse(content);
  if (error) throw new CopyFault(`${folder} was made by a newer version of this program, or by another one`);
  return data;
}

async function readContent(folder: string, key: string | undefined): Promise<unknown> {
  const text = await readFile(join(folder, fileName), "utf8").catch(() => {
    throw new CopyFault(`${folder} is no copy made by npm run backup, or one that was not finished`);
  });
  const read = wrapperSchema.safeParse(parsedJson(text));
  if (!read.success) throw new CopyFault(`${folder} is damaged: its ${fileName} cannot be read`);
  const { content, seal } = read.data;
  const mark = z.object({ keyMark: z.string().nullable() }).safeParse(content).data?.keyMark;
  if (mark && key === undefined)
    throw new CopyFault(`${folder} is encrypted: set BACKUP_KEY to the key that it was made with`);
  if (mark && key !== undefined && mark !== keyMark(key))
    throw new CopyFault(`${folder} was encrypted with another key than BACKUP_KEY`);
  const expected = sealOf(content, mark ? key : undefined);
  if (seal.length !== expected.length || !timingSafeEqual(Buffer.from(seal), Buffer.from(expected)))
    throw new CopyFault(`${folder} is damaged: its ${fileName} was changed`);
  return content;
}

/** A value that identifies a key. */
export function keyMark(key: string): string {
  return Buffer.from(hkdfSync("sha256", key, "", "backup key mark", 8)).toString("hex");
}

/** A hash of the list; with a key, one that nobody else can compute. */
function sealOf(content: unknown, key: string | undefined): string {
  const text = JSON.stringify(content);
  if (key === undefined) return createHash("sha256").update(text).digest("hex");
  const sealKey = new Uint8Array(hkdfSync("sha256", key, "", "backup manifest", 32));
  return createHmac("sha256", sealKey).update(text).digest("hex");
}
