import sharp from "sharp";
import { paintPicture } from "./paint-scene.ts";
import type { Picture } from "./picture.ts";
import { formats, type Format } from "./scene.ts";

/** Final scale: drawn a quarter larger than stored, so that the reduction smooths every edge. */
const masterScale: Record<Format, number> = { standard: 1.25, small: 0.9, wide: 1.2, tall: 1.5, square: 1.5 };

/** Bytes one master may take, so that all of them together stay below fifteen million. */
const budget: Record<Format, number> = {
  standard: 150_000,
  small: 66_000,
  wide: 190_000,
  tall: 170_000,
  square: 40_000,
};

const qualities = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48];

/** Paints a picture and encodes its master at the best quality its budget allows. */
export async function renderMaster(picture: Picture): Promise<Buffer> {
  const { format, scene } = picture;
  const canvas = await paintPicture(picture, masterScale[format]);
  const raw = { width: canvas.pixelWidth, height: canvas.pixelHeight, channels: 3 as const };
  const print = await sharp(canvas.bytes(scene.mirrored), { raw })
    .resize({ width: formats[format].masterWidth, kernel: "lanczos3" })
    .png()
    .toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(print).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= budget[format]) return jpeg;
  }
  throw new Error(`${picture.file} does not fit its ${budget[format]} bytes at any quality`);
}
