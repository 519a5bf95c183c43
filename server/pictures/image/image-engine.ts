/** `sharp`, loaded with the first picture: it takes 40 MB. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread for each picture and no cache, to leave the other core and the memory to visitors' requests.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** 50 megapixels, as the upload form says. */
export const mostPixels = 50_000_000;

/**
 * Opens untrusted bytes for decoding: first frame only, rotated upright, row by row. Fails on broken data instead of
 * returning half a picture.
 */
export async function openUntrusted(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const image = sharp(bytes, {
    failOn: "error",
    limitInputPixels: mostPixels,
    sequentialRead: true,
    pages: 1,
  });
  return image.timeout({ seconds: 60 });
}

/** Reads only the header, however large the picture claims to be. Throws when it cannot be read. */
export async function readHeader(bytes: Uint8Array) {
  const sharp = await loadSharp();
  return sharp(bytes, { failOn: "error", limitInputPixels: false, pages: 1 }).metadata();
}

/** Rasterises our own SVG in that size; never an uploaded one. */
export async function fromDrawing(svg: string, width: number, height: number) {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: 144 }).resize(width, height);
}

/** A typeface by its name, and the TrueType file that has it. */
export type Font = { family: string; file: string };

/** Text as a picture. `markup` is Pango's. */
export async function fromText(markup: string, { family, file }: Font) {
  const sharp = await loadSharp();
  return sharp({ text: { text: markup, font: family, fontfile: file, rgba: true, dpi: 72 } });
}

/** Upright sRGB pixels in memory, from which every size is made without decoding again. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/** Continues from pixels that are already decoded. */
export async function fromPixels({ data, width, height, channels }: Pixels) {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels } });
}
