import sharp from "sharp";

// One thread a picture and no cache of old ones: the other core and the memory belong to the site's visitors.
sharp.concurrency(1);
sharp.cache(false);

/** 50 megapixels, as announced to the people who upload. */
export const mostPixels = 50_000_000;

/**
 * Opens untrusted bytes for decoding: first frame only, upright, row by row, and fails on anything broken instead of
 * showing half a picture.
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

/** The header alone, however large the picture claims to be. Throws when there is none that can be read. */
export function readHeader(bytes: Uint8Array) {
  return sharp(bytes, { failOn: "error", limitInputPixels: false, pages: 1 }).metadata();
}

/** Upright sRGB pixels in memory, from which every size is made without decoding again. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** Continues from pixels that are already decoded. */
export function fromPixels({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}
