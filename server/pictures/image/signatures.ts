export const pictureFormats = ["jpeg", "png", "webp", "avif", "gif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const extensions = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif", gif: "gif" } as const;

/** The file extension of a format. */
export function extensionOf(format: PictureFormat): string {
  return extensions[format];
}

/** The format by the file's first bytes; null for any that is never passed to a decoder. */
export function signatureOf(bytes: Uint8Array): PictureFormat | "heic" | null {
  const head = latin1(bytes.subarray(0, 64));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  if (head.slice(4, 8) !== "ftyp") return null;
  const brands = head.slice(8);
  if (/avi[fs]/.test(brands)) return "avif";
  return /^(?:hei[cmxs]|hev[cmxs]|mif1|msf1)/.test(brands) ? "heic" : null;
}

/** Whether it is a picture of a kind that is never decoded here: BMP, TIFF, SVG or Photoshop's. */
export function isOtherPicture(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 1024));
  return /^(?:BM|II\*\0|MM\0\*|8BPS)/.test(head) || head.includes("<svg");
}

/**
 * The other format as which a polyglot file can be read; null when there is none. Phones append data to pictures
 * (motion photos, depth maps), so bytes after the picture's end are allowed.
 */
export function polyglotFormat(bytes: Uint8Array, format: PictureFormat): string | null {
  if (endsAsArchive(bytes)) return "an archive";
  if (latin1(bytes.subarray(0, 1024)).includes("%PDF-")) return "a PDF";
  // JavaScript reads "GIF89a" as an identifier when an assignment or a comment follows.
  if (format === "gif" && /^GIF8[79]a(?:\/[*/]|=)/.test(latin1(bytes.subarray(0, 8)))) return "a script";
  if (/<script|<\?php/i.test(latin1(bytes))) return "a script";
  return null;
}

/** True for a ZIP's end record: 22 bytes and a comment that reaches exactly to the file's end. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-(22 + 0xffff));
  for (let at = tail.lastIndexOf("PK\x05\x06"); at >= 0; at = tail.lastIndexOf("PK\x05\x06", at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true;
    if (at === 0) break;
  }
  return false;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
