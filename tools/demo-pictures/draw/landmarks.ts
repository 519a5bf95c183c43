import type { Hex } from "../paint/colour.ts";
import { place, radialGradient } from "./path.ts";

export type CabinInks = { steel: Hex; body: Hex; lit: Hex; glass: Hex; glassLit: Hex; stripe: Hex };

/** A gondola cabin hanging from its cable, 58 units above the origin. */
export function cabin(x: number, y: number, size: number, inks: CabinInks): string {
  return place(
    x,
    y,
    size,
    `<path d="M0,-58 L0,-34" stroke="${inks.steel}" stroke-width="4"/>
      <rect x="-13" y="-63" width="26" height="7" rx="3" fill="${inks.steel}"/>
      <path d="M-30,-34 Q-36,-34 -37,-26 L-42,4 Q-43,24 -34,30 L34,30 Q43,24 42,4 L37,-26 Q36,-34 30,-34Z" fill="${inks.body}"/>
      <path d="M-30,-34 Q-36,-34 -37,-26 L-42,4 Q-43,24 -34,30 L-18,30 L-14,-34Z" fill="${inks.lit}"/>
      <path d="M-33,-24 L-37,4 L-3,4 L-3,-24Z M3,-24 L3,4 L37,4 L33,-24Z" fill="${inks.glass}"/>
      <path d="M-33,-24 L-37,4 L-28,4 L-16,-24Z M3,-24 L3,4 L9,4 L20,-24Z" fill="${inks.glassLit}"/>
      <rect x="-41" y="10" width="82" height="4" fill="${inks.stripe}"/>`,
  );
}

export type TentInks = { shade: Hex; canvas: Hex; dark: Hex; ridge: Hex };

/** A ridge tent, 220 units wide, lit from inside or not. */
export function tent(
  x: number,
  y: number,
  size: number,
  { shade, canvas, dark, ridge }: TentInks,
  lit: boolean,
): string {
  return place(
    x,
    y,
    size,
    `${radialGradient(
      "tent-light",
      [
        [0, "#fff0bf"],
        [0.45, canvas],
        [1, shade],
      ],
      0,
      -20,
      120,
    )}<path d="M-110,0 L-86,-62 L0,-118 L86,-62 L110,0Z" fill="${lit ? `url(#tent-light)` : shade}"/>
      <path d="M0,-118 L86,-62 L110,0 L60,0 Q40,-70 0,-118Z" fill="${dark}" opacity=".42"/>
      <path d="M-28,0 Q-14,-50 0,-80 Q14,-50 28,0Z" fill="${lit ? "#fff3c9" : dark}"/>
      <path d="M-28,0 Q-14,-50 0,-80 Q-2,-40 -10,0Z M28,0 Q14,-50 0,-80 Q2,-40 10,0Z" fill="${canvas}"/>
      <path d="M0,-118 L0,-128 M-86,-62 L-150,2 M86,-62 L150,2" stroke="${dark}" stroke-width="2"/>
      <path d="M-86,-62 L0,-118 L86,-62 L84,-54 L0,-108 L-84,-54Z" fill="${ridge}"/>`,
  );
}

export type PavilionInks = {
  base: Hex;
  baseLit: Hex;
  wall: Hex;
  wallLit: Hex;
  void: Hex;
  glow: Hex;
  eave: Hex;
  roof: Hex;
  roofLit: Hex;
};

/** A garden pavilion with cusped arches and two tiers of roof, 300 units wide. */
export function pavilion(x: number, y: number, size: number, inks: PavilionInks): string {
  let svg = "";
  svg += `<rect x="-150" y="-16" width="300" height="16" fill="${inks.base}"/>
      <rect x="-150" y="-16" width="300" height="4" fill="${inks.baseLit}"/>`;
  svg += `<rect x="-124" y="-92" width="248" height="76" fill="${inks.wall}"/>
      <rect x="-124" y="-92" width="90" height="76" fill="${inks.wallLit}"/>`;
  for (const ax of [-112, -64, 20 - 4, 64])
    svg += `<path d="M${ax},-16 L${ax},-54 Q${ax + 4},-64 ${ax + 12},-66 Q${ax + 20},-74 ${ax + 24},-78 Q${ax + 28},-74 ${ax + 36},-66 Q${ax + 44},-64 ${ax + 48},-54 L${ax + 48},-16Z" fill="${inks.void}"/>`;
  svg += `<path d="M-26,-16 L-26,-60 Q-20,-74 -10,-76 Q-4,-84 0,-88 Q4,-84 10,-76 Q20,-74 26,-60 L26,-16Z" fill="${inks.glow}"/>`;
  for (const px of [-126, -66, -30, 26, 62, 120])
    svg += `<rect x="${px}" y="-92" width="5" height="76" fill="${inks.base}"/>`;
  svg += `<path d="M-166,-92 L166,-92 L150,-104 L-150,-104Z" fill="${inks.eave}"/>
      <path d="M-140,-104 L140,-104 L92,-142 L-92,-142Z" fill="${inks.roof}"/>
      <path d="M-140,-104 L-92,-142 L-30,-142 L-50,-104Z" fill="${inks.roofLit}"/>
      <rect x="-94" y="-158" width="188" height="16" fill="${inks.wall}"/>
      <rect x="-94" y="-158" width="70" height="16" fill="${inks.wallLit}"/>
      <path d="M-108,-158 L108,-158 L40,-192 L0,-200 L-40,-192Z" fill="${inks.roof}"/>
      <path d="M-108,-158 L-40,-192 L0,-200 L-20,-158Z" fill="${inks.roofLit}"/>
      <path d="M0,-200 L0,-222" stroke="${inks.base}" stroke-width="4"/>
      <circle cx="0" cy="-206" r="5" fill="${inks.base}"/>`;
  return place(x, y, size, svg);
}

/** A lotus leaf on the water, with or without its flower. */
export function lotus(
  x: number,
  y: number,
  size: number,
  pad: readonly [Hex, Hex],
  flower?: readonly [Hex, Hex, Hex],
): string {
  let svg = `<ellipse cx="0" cy="0" rx="40" ry="13" fill="${pad[0]}"/>
      <path d="M-40,0 A40,13 0 0 1 36,-6 L0,-1Z" fill="${pad[1]}"/>`;
  if (flower)
    svg += `<g transform="translate(4 -6)"><path d="M0,0 Q-26,-4 -30,-20 Q-14,-18 0,0 Q26,-4 30,-20 Q14,-18 0,0Z" fill="${flower[0]}"/>
      <path d="M0,0 Q-18,-12 -14,-32 Q-2,-24 0,0 Q18,-12 14,-32 Q2,-24 0,0Z" fill="${flower[1]}"/>
      <path d="M0,0 Q-9,-20 0,-38 Q9,-20 0,0Z" fill="${flower[2]}"/></g>`;
  return place(x, y, size, svg);
}
