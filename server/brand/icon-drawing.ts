import { palettes, type PaletteName } from "#contract/brand.ts";
import type { Drawing } from "../pictures/image/draw.ts";
import { drawnMark, markSize } from "./drawn-mark.ts";

type Icon = {
  size: number;
  /** In 128ths of the size: the margin around the mark, and the radius of the corners. */
  inset: number;
  radius: number;
};

/** Icons by their file names; a maskable one has margins for the round masks of phones. */
export const icons: Readonly<Record<string, Icon>> = {
  "favicon.ico": { size: 32, inset: 14, radius: 28 },
  "icon-192.png": { size: 192, inset: 14, radius: 28 },
  "icon-512.png": { size: 512, inset: 14, radius: 28 },
  "icon-maskable-512.png": { size: 512, inset: 28, radius: 0 },
  "apple-touch-icon.png": { size: 180, inset: 20, radius: 0 },
};

export const cream = "#f7efe1";

/** A square: the drawn mark on the palette's ground, or white with room for a logo. */
export function iconDrawing({ size, inset, radius }: Icon, palette: PaletteName, hasLogo: boolean): Drawing {
  const { ground, glow } = palettes[palette];
  const scale = (128 - 2 * inset) / markSize.height;
  const left = (128 - markSize.width * scale) / 2;
  const mark = drawnMark({ leaf: glow, veins: ground, oar: cream });
  const within = Math.round((size * (inset - 6)) / 128);
  return {
    width: size,
    height: size,
    format: "png",
    ground: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">`,
      `<rect width="128" height="128" rx="${radius}" fill="${hasLogo ? "#ffffff" : ground}"/>`,
      hasLogo ? "" : `<g transform="translate(${left} ${inset}) scale(${scale})">${mark}</g>`,
      `</svg>`,
    ].join(""),
    box: { left: within, top: within, width: size - 2 * within, height: size - 2 * within },
  };
}

/** An ICO file that holds one PNG: a header of 6 bytes, one entry of 16, the picture. */
export function ico(picture: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(22, 18);
  return Uint8Array.from(Buffer.concat([header, picture]));
}
