import { createHash } from "node:crypto";

export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/**
 * Part of every content hash: change it with anything that changes the pixels of a variant, because browsers
 * keep what they have under a name for a year.
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
const storePattern = /^[a-z0-9]+(?:\/[a-z0-9]+)*\.[a-z0-9]+$/;

/** The same bytes always get the same name; 96 bits, lower-case hexadecimal. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(`recipe ${recipe}\n`).update(bytes).digest("hex").slice(0, 24);
}

/** The name, below `/uploads/`, of one size of a picture: the same for all records that show the same picture. */
export function publicName(hash: string, width: number, extension: VariantFormat | "jpg"): string {
  return `pictures/${hash}/${width}.${extension}`;
}

/** Where the picture is kept as it was sent: metadata and all, hence never served to the public. */
export function originalName(hash: string, extension: string): string {
  return `originals/${hash}.${extension}`;
}

/** Whether everybody may read this name; nothing else leaves the store through `/uploads/`. */
export function isPublicName(name: string): boolean {
  return publicPattern.test(name);
}

/** The media type a name's ending stands for. */
export function typeOfName(name: string): string {
  return types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/** Throws on a name that a store must not touch: one that leaves its folder, is hidden, or has no ending. */
export function assertStoreName(name: string): void {
  if (!storePattern.test(name)) throw new Error(`Not a picture's name: ${JSON.stringify(name)}`);
}
