import { type Font, fromDrawing, fromText, openUntrusted } from "./image-engine.ts";
import { readPicture } from "./read-picture.ts";

/** A place in a drawing, in pixels. */
type Box = { left: number; top: number; width: number; height: number };

/** One line of text, scaled down when it is wider than its box; its letters begin at the box's top. */
export type DrawnLine = { text: string; colour: string; font: Font; box: Box };

/** A picture drawn from our own words and shapes. */
export type Drawing = {
  width: number;
  height: number;
  format: "png" | "jpeg";
  /** Our own SVG, which fills the whole drawing. */
  ground: string;
  /** The box for the picture, which is drawn whole and centred. */
  box?: Box;
  lines?: readonly DrawnLine[];
};

/** A logo is kept within this many pixels a side. */
const mostLogo = 640;

/** Turns an upload into a logo: decoded completely, at most 640 pixels a side, as WebP. Throws PictureRefused. */
export async function makeLogo(bytes: Uint8Array) {
  await readPicture(bytes);
  const image = (await openUntrusted(bytes)).autoOrient();
  const { data, info } = await image
    .resize({ width: mostLogo, height: mostLogo, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: 90, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Draws it. `logo` is what `makeLogo` made. */
export async function draw({ width, height, format, ...drawing }: Drawing, logo?: Uint8Array) {
  const layers = [];
  if (logo && drawing.box) {
    const { left, top, width: within, height: high } = drawing.box;
    const image = (await openUntrusted(logo)).resize({ width: within, height: high, fit: "inside" });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    const room = { left: Math.floor((within - info.width) / 2), top: Math.floor((high - info.height) / 2) };
    layers.push({ input: data, left: left + room.left, top: top + room.top });
  }
  for (const line of drawing.lines ?? []) {
    const { left, top, ...box } = line.box;
    layers.push({ input: await textWithin(line, box), left, top });
  }
  const image = (await fromDrawing(drawing.ground, width, height)).composite(layers);
  const flat = await image.png().toBuffer();
  const flattened = await openUntrusted(flat);
  if (format === "jpeg") return flattened.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return flattened.png({ compressionLevel: 9, palette: true }).toBuffer();
}

async function textWithin({ text, colour, font }: DrawnLine, box: { width: number; height: number }) {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const size = Math.round((box.height / 1.35) * 1024);
  const drawn = await fromText(`<span foreground="${colour}" size="${size}">${escaped}</span>`, font);
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  if (info.width <= box.width && info.height <= box.height) return data;
  return (await openUntrusted(data))
    .resize({ ...box, fit: "inside" })
    .png()
    .toBuffer();
}
