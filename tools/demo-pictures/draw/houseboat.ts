import type { Hex } from "../paint/colour.ts";
import { place, round, scallops } from "./path.ts";

export type HouseboatInks = {
  hull: Hex;
  hullLit: Hex;
  wall: Hex;
  wallDark: Hex;
  trim: Hex;
  trimLit: Hex;
  glow: Hex;
  glow2: Hex;
  curtain: Hex;
  inner: Hex;
  roof: Hex;
  roofLit: Hex;
  canopy: Hex;
  canopyLit: Hex;
  leaf: Hex;
  flower: Hex;
  lamp: Hex;
};

export type HouseboatShape = {
  flip?: 1 | -1;
  /** How brightly the windows are lit, 0 to 1. */
  lit?: number;
  /** What stands on the roof: an open terrace or a second row of rooms. */
  top?: "terrace" | "rooms";
};

function terrace(inks: HouseboatInks): string {
  let svg = "";
  for (let i = 0; i < 24; i++)
    svg += `<rect x="${-150 + i * 19}" y="-190" width="2.4" height="23" fill="${inks.trim}"/>`;
  svg += `<rect x="-152" y="-193" width="444" height="4" fill="${inks.trim}"/>`;
  svg += `<path d="M150,-194 L150,-226 M250,-194 L250,-226" stroke="${inks.trim}" stroke-width="3"/>
      <path d="M134,-222 Q200,-250 266,-222Z" fill="${inks.canopy}"/>
      <path d="${scallops(134, 266, -222, 3.6, 14)}" fill="${inks.canopyLit}"/>`;
  return svg;
}

function upperRooms(inks: HouseboatInks, lit: number): string {
  let svg = `<rect x="-120" y="-238" width="400" height="72" fill="${inks.wall}"/>
      <rect x="-120" y="-184" width="400" height="16" fill="${inks.wallDark}"/>`;
  for (let i = 0; i < 7; i++) {
    const wx = -104 + i * 56;
    svg += `<rect x="${wx - 4}" y="-228" width="40" height="46" fill="${inks.wallDark}"/>
      <path d="M${wx},-184 L${wx},-212 Q${wx + 16},-230 ${wx + 32},-212 L${wx + 32},-184Z" fill="${inks.glow}" opacity="${lit}"/>
      <path d="M${wx + 16},-222 V-184 M${wx},-202 h32" stroke="${inks.wallDark}" stroke-width="2"/>`;
  }
  svg += `<path d="M-146,-236 L-124,-264 L284,-264 L306,-236Z" fill="${inks.roof}"/>
      <path d="M-146,-236 L-124,-264 L284,-264 L286,-261 L-122,-259 L-140,-236Z" fill="${inks.roofLit}"/>
      <path d="${scallops(-146, 306, -234, 4, 38)}" fill="${inks.trim}"/>
      <rect x="-148" y="-239" width="456" height="4" fill="${inks.trimLit}"/>`;
  return svg;
}

/** Height of the veranda arch at a share of its width. */
function rise(t: number): number {
  return -92 - Math.sin(t * Math.PI) * 26;
}

/** One bay of the veranda, with five cusps. */
function cuspedArch(ax: number, w: number, inks: HouseboatInks): string {
  const cusps = [0, 1, 2, 3, 4].map(
    (i) =>
      `Q${round(ax + (w * (i + 0.5)) / 5)},${round(rise((i + 0.5) / 5) - 8)} ${round(ax + (w * (i + 1)) / 5)},${round(rise((i + 1) / 5))}`,
  );
  return `<path d="M${ax},-134 L${ax},-92 ${cusps.join("")} L${ax + w},-134Z" fill="${inks.trim}"/>`;
}

function cabinWindow(x: number, inks: HouseboatInks, lit: number): string {
  const w = 40;
  return `<g transform="translate(${x} 0)"><rect x="-5" y="-124" width="${w + 10}" height="68" fill="${inks.wallDark}"/>
      <path d="M0,-58 L0,-104 Q${w / 2},-128 ${w},-104 L${w},-58Z" fill="${inks.glow}" opacity="${lit}"/>
      <path d="M0,-58 L0,-80 L${w},-80 L${w},-58Z" fill="${inks.glow2}" opacity="${lit * 0.8}"/>
      <path d="M0,-104 L0,-62 Q7,-80 11,-113Z M${w},-104 L${w},-62 Q${w - 7},-80 ${w - 11},-113Z" fill="${inks.curtain}"/>
      <path d="M${w / 2},-116 L${w / 2},-58 M0,-92 L${w},-92 M0,-76 L${w},-76" stroke="${inks.wallDark}" stroke-width="2.2"/>
      <rect x="-8" y="-58" width="${w + 16}" height="5" fill="${inks.trim}"/>
      <path d="M-5,-124 Q${w / 2},-136 ${w + 5},-124Z" fill="${inks.trim}"/></g>`;
}

/** The flat hull, 724 units at the deck. */
function hull(inks: HouseboatInks): string {
  let svg = "";
  svg += `<path d="M-372,-34 L352,-34 Q344,4 306,14 L-318,14 Q-356,8 -372,-34Z" fill="${inks.hull}"/>
      <path d="M-372,-34 L352,-34 L350,-26 L-370,-26Z" fill="${inks.hullLit}"/>
      <path d="M-362,-8 L346,-8 L344,-4 L-359,-4Z" fill="${inks.hullLit}" opacity=".5"/>`;
  return svg;
}

/** The cabin with its panelled foot and six windows. */
function cabin(inks: HouseboatInks, lit: number): string {
  let svg = "";
  svg += `<rect x="-196" y="-134" width="526" height="100" fill="${inks.wall}"/>`;
  for (let i = 0; i < 12; i++)
    svg += `<rect x="-196" y="${-134 + i * 8.5}" width="526" height="1" fill="${inks.wallDark}" opacity=".55"/>`;
  svg += `<rect x="-196" y="-52" width="526" height="18" fill="${inks.wallDark}"/>`;
  for (let i = 0; i < 26; i++)
    svg += `<path d="M${-190 + i * 20.2},-49 l7,6 l-7,6 l-7,-6Z" fill="${inks.trim}" opacity=".55"/>`;
  for (let i = 0; i < 6; i++) svg += cabinWindow(-168 + i * 84 + (i > 2 ? 4 : 0), inks, lit);
  for (let i = 0; i <= 6; i++)
    svg += `<rect x="${-196 + i * 87}" y="-134" width="5" height="100" fill="${inks.trim}" opacity=".8"/>`;
  return svg;
}

/** The open bow, where guests sit. */
function veranda(inks: HouseboatInks, lit: number): string {
  let svg = "";
  svg += `<rect x="-350" y="-134" width="154" height="100" fill="${inks.inner}"/>
      <rect x="-236" y="-122" width="34" height="88" fill="${inks.wallDark}"/>
      <path d="M-232,-34 L-232,-104 Q-219,-122 -206,-104 L-206,-34Z" fill="${inks.glow}" opacity="${lit}"/>`;
  for (const ax of [-350, -298, -246]) svg += cuspedArch(ax, 50, inks);
  for (const px of [-352, -300, -248, -198])
    svg += `<rect x="${px}" y="-136" width="5" height="104" fill="${inks.trim}"/>
      <path d="M${px - 2},-92 l9,0 l-2,-8 l-5,0Z" fill="${inks.wall}"/>`;
  svg += `<rect x="-352" y="-62" width="156" height="4" fill="${inks.trim}"/>`;
  for (let i = 0; i < 15; i++)
    svg += `<path d="M${-350 + i * 10.3},-58 l5,12 l-5,12 m10.3,-24 l-5,12 l5,12" stroke="${inks.trim}" stroke-width="1.6" fill="none"/>`;
  return svg;
}

/** The shallow roof and its fretwork. */
function eaves(inks: HouseboatInks): string {
  let svg = "";
  svg += `<path d="M-374,-138 L-352,-168 L326,-168 L350,-138Z" fill="${inks.roof}"/>
      <path d="M-374,-138 L-352,-168 L326,-168 L328,-165 L-350,-163 L-368,-138Z" fill="${inks.roofLit}"/>`;
  for (let i = 0; i < 3; i++)
    svg += `<path d="M${-368 + i * 6},${-145 - i * 8} L${344 - i * 6},${-145 - i * 8}" stroke="${inks.wallDark}" stroke-width="1" opacity=".6"/>`;
  svg += `<path d="${scallops(-374, 350, -135, 4.6, 60)}" fill="${inks.trim}"/>
      <rect x="-376" y="-140" width="728" height="4.5" fill="${inks.trimLit}"/>`;
  return svg;
}

/** Steps, flower pots and lanterns. */
function trimmings(inks: HouseboatInks): string {
  let svg = "";
  svg += `<path d="M-366,-34 l-26,0 l0,9 l-12,0 l0,9 l-12,0 l0,12 l60,0Z" fill="${inks.wallDark}"/>`;
  for (const px of [-130, -46, 40, 126, 212])
    svg += `<circle cx="${px + 14}" cy="-202" r="7" fill="${inks.leaf}"/>
      <circle cx="${px + 20}" cy="-199" r="6" fill="${inks.leaf}"/>
      <circle cx="${px + 11}" cy="-205" r="2.6" fill="${inks.flower}"/>
      <circle cx="${px + 18}" cy="-206" r="2.6" fill="${inks.flower}"/>
      <circle cx="${px + 23}" cy="-201" r="2.4" fill="${inks.flower}"/>`;
  for (const px of [-325, -273, -221, -198, 330])
    svg += `<path d="M${px},-132 L${px},-112" stroke="${inks.wallDark}" stroke-width="1.4"/>
      <path d="M${px - 5},-112 l10,0 l2,12 l-3.5,5 l-7,0 l-3.5,-5Z" fill="${inks.lamp}"/>`;
  return svg;
}

/** A walnut houseboat, 740 units long, with a carved veranda at its bow; the waterline is 14 below its origin. */
export function houseboat(
  x: number,
  y: number,
  size: number,
  inks: HouseboatInks,
  { flip = 1, lit = 1, top = "terrace" }: HouseboatShape = {},
): string {
  const upper = top === "rooms" ? upperRooms(inks, lit) : terrace(inks);
  const parts = [hull(inks), cabin(inks, lit), veranda(inks, lit), eaves(inks), upper, trimmings(inks)];
  return place(x, y, size, parts.join(""), flip);
}
