import { fromPixels, type Pixels } from "./image-engine.ts";
import type { VariantFormat } from "../store/picture-names.ts";

const offeredWidths = [320, 640, 960, 1280, 1920];
const widestJpeg = 1280;

/** Variants up to this width have a byte limit, for slow networks; detailed pictures get a lower quality. */
const phoneWidth = 640;
const mostPhoneBytes = 60_000;

/** White, behind transparent pictures in formats without transparency. */
export const paper = { r: 255, g: 255, b: 255 };

/** The widths of a picture's variants, ascending: none above its own width, and only that when it is below 320. */
export function variantWidths(width: number): number[] {
  const widths = offeredWidths.filter((offered) => offered <= width);
  return widths.length > 0 ? widths : [width];
}

/** The width of the only JPEG, for browsers without AVIF and WebP, emails and link previews. */
export function jpegWidth(width: number): number {
  return variantWidths(width).findLast((offered) => offered <= widestJpeg) ?? width;
}

/** One variant as AVIF or WebP, made from the pixels alone and so without metadata. */
export async function makeVariant(pixels: Pixels, width: number, format: VariantFormat): Promise<Uint8Array> {
  const image = (await fromPixels(pixels)).resize({ width }).timeout({ seconds: 120 });
  if (format === "webp") return image.webp({ quality: 74, effort: 4, smartSubsample: true }).toBuffer();
  // Effort 2 is eight times faster than the default 4 and here within 4 % of its size.
  const encode = (quality: number) => image.clone().avif({ quality, effort: 2 }).toBuffer();
  if (width > phoneWidth) return encode(52);
  // On a phone's small pixels nobody sees a difference to 52, which takes a third more bytes.
  let bytes = await encode(44);
  for (const quality of [38, 32, 26, 20]) {
    if (bytes.length <= mostPhoneBytes) break;
    bytes = await encode(quality);
  }
  return bytes;
}

export async function makeJpeg(pixels: Pixels): Promise<Uint8Array> {
  const image = (await fromPixels(pixels)).flatten({ background: paper });
  return image
    .resize({ width: jpegWidth(pixels.width) })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A blurred placeholder of at most 16 pixels a side, as a data URI of some 150 bytes: a page has a dozen. */
export async function makePlaceholder(pixels: Pixels): Promise<string> {
  const image = (await fromPixels(pixels)).resize({
    width: 16,
    height: 16,
    fit: "inside",
    withoutEnlargement: true,
  });
  const tiny = await image.webp({ quality: 30, alphaQuality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
