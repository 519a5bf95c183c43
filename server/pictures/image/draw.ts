import { type Font, fromDrawing, fromText, openUntrusted } from "./image-engine.ts";

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
