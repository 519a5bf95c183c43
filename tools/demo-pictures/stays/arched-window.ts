import type { Hex } from "../paint/colour.ts";

/** All inks of one front: the owner's paint, and a shade and a lit side of each for the hour. */
export type FrontInks = {
  wall: Hex;
  wallShade: Hex;
  base: Hex;
  baseShade: Hex;
  wood: Hex;
  woodLit: Hex;
  roof: Hex;
  roofLit: Hex;
  roofShade: Hex;
  trim: Hex;
  glass: readonly [Hex, Hex];
  dark: readonly [Hex, Hex];
};

/** An arched window with its glass, glazing bars and sill. */
export function archedWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  inks: FrontInks,
  isLit: boolean,
): string {
  const [glass, lower] = isLit ? inks.glass : inks.dark;
  return `<rect x="${x - 6}" y="${y - 6}" width="${w + 12}" height="${h + 12}" fill="${inks.wood}"/>
    <path d="M${x},${y + h} L${x},${y + 16} Q${x + w / 2},${y - 10} ${x + w},${y + 16} L${x + w},${y + h}Z" fill="${glass}"/>
    <path d="M${x},${y + h} L${x},${y + h * 0.6} L${x + w},${y + h * 0.6} L${x + w},${y + h}Z" fill="${lower}"/>
    <path d="M${x + w / 2},${y} V${y + h} M${x},${y + h * 0.5} H${x + w}" stroke="${inks.wood}" stroke-width="3.5"/>
    <rect x="${x - 10}" y="${y + h + 4}" width="${w + 20}" height="6" fill="${inks.trim}"/>`;
}
