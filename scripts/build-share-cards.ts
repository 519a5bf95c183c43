import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import subsetFont from "subset-font";
import { drawnMark } from "#server/brand/drawn-mark.ts";

/** One card for each kind of page, 1200 × 630: a picture, and below it the title band with the logo. */
const cards = [
  { kind: "home", crop: "bottom", picture: "hero-dal-wide", band: "#123f4e", title: "Journeys in Kashmir" },
  {
    kind: "hotel",
    crop: "centre",
    picture: "hotel-harud-house",
    band: "#4a1f1b",
    title: "Hotels and houseboats",
  },
  {
    kind: "package",
    crop: "bottom",
    picture: "hero-pahalgam-wide",
    band: "#124040",
    title: "Journeys worth framing",
  },
  {
    kind: "generic",
    crop: "centre",
    picture: "hero-gulmarg-wide",
    band: "#22406b",
    title: "Tours, stays and cabs",
  },
];

const root = new URL("../", import.meta.url);
const output = new URL("public/share/", root);
const width = 1200;
const height = 630;
const bandTop = 450;
const onDark = { leaf: "#f7a830", veins: "#03313c", oar: "#f7efe1" };

/** sharp needs an uncompressed font file for drawing text. */
async function unpackFont(folder: string): Promise<string> {
  const packed = new URL(
    "node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
    root,
  );
  const text = cards.map(({ title }) => title).join("") + "Chinar & Oar";
  const path = join(folder, "young-serif.ttf");
  await writeFile(path, await subsetFont(await readFile(packed), text, { targetFormat: "sfnt" }));
  return path;
}

function band(colour: string): Buffer {
  const bumps = Array.from(
    { length: 48 },
    (_, index) => `<circle cx="${index * 26 - 10}" cy="${bandTop}" r="13"/>`,
  );
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<g fill="${colour}">${bumps.join("")}<rect y="${bandTop}" width="${width}" height="${height - bandTop}"/></g>`,
      `<g transform="translate(64 478) scale(1.1)">${drawnMark(onDark)}</g>`,
      `</svg>`,
    ].join(""),
  );
}

async function line(text: string, colour: string, size: number, fontfile: string): Promise<Buffer> {
  const escaped = text.replaceAll("&", "&amp;");
  const markup = `<span foreground="${colour}" size="${size * 1024}">${escaped}</span>`;
  return sharp({ text: { text: markup, font: "Young Serif", fontfile, rgba: true, dpi: 72 } })
    .png()
    .toBuffer();
}

await mkdir(output, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), "share-cards-"));
try {
  const font = await unpackFont(scratch);
  for (const { kind, picture, crop, band: colour, title } of cards) {
    const source = fileURLToPath(new URL(`demo/pictures/${picture}.jpg`, root));
    const layers = [
      { input: band(colour), left: 0, top: 0 },
      { input: await line("Chinar & Oar", "#fdfaf4", 58, font), left: 176, top: 486 },
      { input: await line(title, "#f7efe1", 34, font), left: 178, top: 556 },
    ];
    const scene = await sharp(source).resize(width, bandTop, { position: crop }).toBuffer();
    const card = await sharp({ create: { width, height, channels: 3, background: colour } })
      .composite([{ input: scene, left: 0, top: 0 }, ...layers])
      .png()
      .toBuffer();
    await sharp(card)
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(fileURLToPath(new URL(`${kind}.jpg`, output)));
  }
} finally {
  await rm(scratch, { recursive: true });
}
