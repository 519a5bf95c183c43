import type { Hex } from "../paint/colour.ts";
import { place, scallops } from "./path.ts";

export type ShikaraInks = {
  hull: Hex;
  hullLit: Hex;
  trim: Hex;
  canopy: Hex;
  canopyLit: Hex;
  fringe: Hex;
  seat: Hex;
  seatLit: Hex;
  post: Hex;
  skin: Hex;
  cap: Hex;
  /** Two passengers, the second passenger's wrap, the boatman's shade and light side. */
  cloth: readonly [Hex, Hex, Hex, Hex, Hex];
};

function post(x: number, inks: ShikaraInks): string {
  return `<rect x="${x - 1.4}" y="-64" width="2.8" height="56" fill="${inks.post}"/>`;
}

function curtain(x: number, side: 1 | -1, inks: ShikaraInks): string {
  return `<path d="M${x},-62 L${x + side * 17},-62 Q${x + side * 11},-44 ${x + side * 3},-36 Q${x + side * 7},-22 ${x + side * 8},-12 L${x},-12Z" fill="${inks.canopy}"/>
      <path d="M${x},-62 L${x + side * 6},-62 Q${x + side * 4},-44 ${x + side * 1.5},-36 Q${x + side * 3},-22 ${x + side * 3},-12 L${x},-12Z" fill="${inks.canopyLit}"/>`;
}

/** Cushioned bench and backrest. */
function seats(inks: ShikaraInks): string {
  let svg = "";
  svg += `<path d="M-66,-12 L60,-12 L60,-24 Q40,-28 20,-24 L-52,-24 Q-62,-26 -66,-30Z" fill="${inks.seat}"/>`;
  svg += `<path d="M38,-10 L38,-40 Q40,-46 46,-46 L52,-46 Q57,-45 57,-38 L57,-10Z" fill="${inks.seat}"/>
      <path d="M38,-10 L38,-40 Q40,-46 44,-46 L44,-10Z" fill="${inks.seatLit}"/>`;
  return svg;
}

/** Two people under the canopy. */
function passengers(inks: ShikaraInks): string {
  let svg = "";
  svg += `<path d="M4,-14 Q2,-36 14,-40 Q28,-37 30,-14Z" fill="${inks.cloth[0]}"/>
      <circle cx="15" cy="-46" r="6.4" fill="${inks.skin}"/>
      <path d="M8.4,-46 Q8,-54 15,-54 Q22,-54 21.6,-45 Q24,-34 20,-34 Q21,-46 15,-49 Q11,-48 8.4,-46Z" fill="${inks.cloth[1]}"/>`;
  svg += `<path d="M-30,-14 Q-32,-34 -20,-38 Q-7,-35 -5,-14Z" fill="${inks.cloth[2]}"/>
      <circle cx="-18" cy="-44" r="6.2" fill="${inks.skin}"/>
      <path d="M-24.5,-45 Q-25,-52 -18,-52 Q-11,-52 -11.5,-45 Q-18,-48 -24.5,-45Z" fill="${inks.cap}"/>`;
  return svg;
}

/** Posts, curtains and the scalloped roof. */
function canopy(inks: ShikaraInks): string {
  let svg = "";
  svg += post(-66, inks) + post(-6, inks) + post(60, inks) + curtain(-66, 1, inks) + curtain(60, -1, inks);
  svg += `<path d="M-78,-60 Q-70,-72 -50,-78 Q0,-86 46,-78 Q64,-73 72,-60Z" fill="${inks.canopy}"/>
      <path d="M-78,-60 Q-70,-72 -50,-78 Q-20,-83 6,-82.5 Q-26,-78 -40,-60Z" fill="${inks.canopyLit}"/>`;
  for (const k of [-24, 12, 40])
    svg += `<path d="M${k},-60 Q${k - 4},-72 ${k - 6},-80" stroke="${inks.hull}" stroke-opacity=".28" stroke-width="1.4" fill="none"/>`;
  svg += `<path d="${scallops(-79, 73, -60, 4.2, 19)}" fill="${inks.fringe}"/>
      <rect x="-79" y="-63" width="152" height="3.4" fill="${inks.trim}"/>`;
  return svg;
}

/** Long and low, both tips raised. */
function hull(inks: ShikaraInks): string {
  let svg = "";
  svg += `<path d="M-212,-30 C-178,-15 -130,-9 -80,-9 L80,-9 C128,-9 166,-14 196,-26 C190,-8 160,8 112,11 L-70,11 C-138,11 -184,-4 -212,-30Z" fill="${inks.hull}"/>`;
  svg += `<path d="M-212,-30 C-178,-15 -130,-9 -80,-9 L80,-9 C128,-9 166,-14 196,-26 C172,-11 128,-4.6 80,-4.6 L-80,-4.6 C-134,-4.6 -184,-12 -212,-30Z" fill="${inks.hullLit}"/>`;
  svg += `<path d="M-186,-14 C-150,1 -110,3.4 -70,3.4 L110,3.4 C140,2 160,-3 176,-9" stroke="${inks.trim}" stroke-width="2" fill="none"/>`;
  return svg;
}

/** The boatman at the stern with his heart-shaped paddle. */
function boatman(inks: ShikaraInks): string {
  let svg = "";
  svg += `<path d="M108,-10 Q106,-30 118,-40 Q130,-44 137,-32 Q143,-18 144,-11Z" fill="${inks.cloth[3]}"/>
      <path d="M108,-10 Q106,-30 118,-40 Q114,-24 120,-10Z" fill="${inks.cloth[4]}"/>
      <circle cx="124" cy="-48" r="6.6" fill="${inks.skin}"/>
      <path d="M117,-50 Q117,-57.5 124.5,-57.5 Q131.5,-57 131,-49.5Z" fill="${inks.cap}"/>`;
  svg += `<path d="M118,-32 Q134,-30 146,-24" stroke="${inks.cloth[3]}" stroke-width="6" stroke-linecap="round" fill="none"/>
      <path d="M126,-46 L168,6" stroke="${inks.trim}" stroke-width="2.6"/>
      <path d="M164,1 Q160,14 174,24 Q184,10 173,-3 Q170,-2 164,1Z" fill="${inks.trim}"/>`;
  return svg;
}

/** A shikara, 410 units long; the waterline is 11 below its origin. */
export function shikara(
  x: number,
  y: number,
  size: number,
  inks: ShikaraInks,
  { flip = 1, people = true }: { flip?: 1 | -1; people?: boolean } = {},
): string {
  const parts = [seats(inks), people ? passengers(inks) : "", canopy(inks), hull(inks), boatman(inks)];
  return place(x, y, size, parts.join(""), flip);
}
