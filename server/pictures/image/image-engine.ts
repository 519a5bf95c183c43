import sharp from "sharp";

// One thread for each picture and no cache, to leave the other core and the memory to visitors' requests.
sharp.concurrency(1);
sharp.cache(false);

/** 50 megapixels, as the upload form says. */
export const mostPixels = 50_000_000;

/**
 * Opens untrusted bytes for decoding: first frame only, rotated upright, row by row. Fails on broken data instead of
 * returning half a picture.
 */
export function openUntrusted(bytes: Uint8Array) {
  const image = sharp(bytes, {
    failOn: "error",
    limitInputPixels: mostPixels,
    sequentialRead: true,
    pages: 1,
  });
  return image.timeout({ seconds: 60 });
}

/** Reads the header alone, however large the picture claims to be. Throws when it cannot be read. */
export function readHeader(bytes: Uint8Array) {
  return sharp(bytes, { failOn: "error", limitInputPixels: false, pages: 1 }).metadata();
}

/** Upright sRGB pixels in memory, from which every size is made without decoding again. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** Continues from pixels that are already decoded. */
export function fromPixels({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}
