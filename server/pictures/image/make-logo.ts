import { fromPixels, openUntrusted, type Pixels } from "./image-engine.ts";
import { readPicture } from "./read-picture.ts";

/** A logo is kept within this many pixels a side. */
const mostLogo = 640;

/** Pages, emails and papers show logos on white; one that is nearly white itself gets this ground. */
const darkGround = "#1d2b30";
const margin = 24;

/**
 * Turns an upload into a logo: decoded completely, at most 640 pixels a side, as WebP. One whose outline is nearly white
 * stands on a dark ground, on which it is seen everywhere. Throws PictureRefused.
 */
export async function makeLogo(bytes: Uint8Array) {
  await readPicture(bytes);
  const plain = await pixelsWithin(bytes, mostLogo);
  const image = isUnseenOnWhite(plain)
    ? (await fromPixels(await pixelsWithin(bytes, mostLogo - 2 * margin)))
        .flatten({ background: darkGround })
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: darkGround })
    : await fromPixels(plain);
  const { data, info } = await image
    .webp({ quality: 90, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function pixelsWithin(bytes: Uint8Array, most: number): Promise<Pixels> {
  const { data, info } = await (
    await openUntrusted(bytes)
  )
    .autoOrient()
    .resize({ width: most, height: most, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

/** Whether more of the outline against a clear ground is nearly white than dark, and not just a small part of it. */
function isUnseenOnWhite({ data, width, height }: Pixels): boolean {
  const isClear = (x: number, y: number) => (data[4 * (y * width + x) + 3] ?? 0) < 128;
  let [outline, light, dark] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      if (isClear(x, y)) continue;
      if (!isClear(x - 1, y) && !isClear(x + 1, y) && !isClear(x, y - 1) && !isClear(x, y + 1)) continue;
      const shade = shadeOf(data, 4 * (y * width + x));
      outline += 1;
      if (shade > 0.8) light += 1;
      if (shade < 0.4) dark += 1;
    }
  return light > 0.25 * outline && light > dark;
}

/** From 0, black, to 1, white, as seen and not as light. */
function shadeOf(data: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}
