import { createHash } from "node:crypto";

export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/**
 * Part of every content hash. Change it whenever the pixels of variants change, because browsers cache a name for a
 * year.
 */
const recipe = "1";

const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};

const publicPattern = /^pictures\/[0-9a-f]{24}\/[1-9]\d{0,3}\.(?:avif|webp|jpg)$/;
const hashPattern = /^(?:originals\/([0-9a-f]{24})\.[a-z]+|pictures\/([0-9a-f]{24})\/[1-9]\d{0,3}\.[a-z]+)$/;
const storePattern = /^[a-z0-9]+(?:\/[a-z0-9]+)*\.[a-z0-9]+$/;

/** A hash of the bytes: 96 bits, lower-case hexadecimal. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(`recipe ${recipe}\n`).update(bytes).digest("hex").slice(0, 24);
}

/** The name of a variant below `/uploads/`; records with the same picture share it. */
export function publicName(hash: string, width: number, extension: VariantFormat | "jpg"): string {
  return `pictures/${hash}/${width}.${extension}`;
}

/** The name of the uploaded file, which has its metadata and is never public. */
export function originalName(hash: string, extension: string): string {
  return `originals/${hash}.${extension}`;
}

/** The content hash in the name of an original or a variant; undefined for a name that is neither. */
export function hashOfName(name: string): string | undefined {
  const [, original, variant] = hashPattern.exec(name) ?? [];
  return original ?? variant;
}

/** True for a name that everybody may read; `/uploads/` serves no other. */
export function isPublicName(name: string): boolean {
  return publicPattern.test(name);
}

/** The media type by the name's extension. */
export function typeOfName(name: string): string {
  return types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/** False for an unsafe name: one that leaves the store's folder, is hidden, or has no extension. */
export function isStoreName(name: string): boolean {
  return storePattern.test(name);
}

/** Throws for an unsafe name. */
export function assertStoreName(name: string): void {
  if (!isStoreName(name)) throw new Error(`Not a picture's name: ${JSON.stringify(name)}`);
}
