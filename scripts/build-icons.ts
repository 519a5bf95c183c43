import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { drawnMark } from "#server/brand/drawn-mark.ts";
import { ico } from "#server/brand/icon-drawing.ts";

const output = new URL("../public/", import.meta.url);

const ground = "#03313c";
const onDark = { leaf: "#f7a830", veins: ground, oar: "#f7efe1" };

/** The mark in the middle of a square of 128 units; `inset` leaves room for the round masks of phones. */
function icon({ inset, radius }: { inset: number; radius: number }): string {
  const scale = (128 - 2 * inset) / 104;
  const left = (128 - 76 * scale) / 2;
  const place = `translate(${left.toFixed(1)} ${inset}) scale(${scale.toFixed(3)})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">`,
    `<rect width="128" height="128" rx="${radius}" fill="${ground}"/>`,
    `<g transform="${place}">${drawnMark(onDark)}</g>`,
    `</svg>`,
  ].join("");
}

async function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const rounded = icon({ inset: 14, radius: 28 });
const square = icon({ inset: 20, radius: 0 });
const maskable = icon({ inset: 28, radius: 0 });

await mkdir(output, { recursive: true });
await writeFile(new URL("favicon.svg", output), rounded);
// Also for inlining into the head of each page.
await writeFile(new URL("../app/features/company/favicon.svg", import.meta.url), rounded);
await writeFile(new URL("favicon.ico", output), ico(await png(rounded, 32), 32));
await writeFile(new URL("apple-touch-icon.png", output), await png(square, 180));
await writeFile(new URL("icon-192.png", output), await png(rounded, 192));
await writeFile(new URL("icon-512.png", output), await png(rounded, 512));
await writeFile(new URL("icon-maskable-512.png", output), await png(maskable, 512));
