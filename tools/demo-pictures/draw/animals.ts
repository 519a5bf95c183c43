import type { Hex } from "../paint/colour.ts";
import type { Random } from "../paint/random.ts";
import { place } from "./path.ts";

export type Pony = { coat: Hex; lit: Hex; mane: Hex; graze: boolean; flip?: 1 | -1 };

/** A pony of the high meadows, grazing or with its head up. */
export function pony(x: number, y: number, size: number, { coat, lit, mane, graze, flip = 1 }: Pony): string {
  return place(
    x,
    y,
    size,
    `<path d="M-26,-2 L-24,-26 Q-32,-40 -20,-44 Q0,-40 18,-46 ${graze ? "Q30,-46 36,-30 L44,-10 Q46,-4 40,-2 Q35,-2 34,-7 L26,-24 Q20,-28 18,-24" : "Q26,-56 34,-68 L37,-75 L40,-69 Q50,-62 53,-56 Q52,-50 46,-52 L39,-53 Q34,-40 26,-30"} L19,-18 L20,-2 L15,-2 L12,-22 Q-4,-18 -14,-22 L-15,-14 L-19,-2Z" fill="${coat}"/>
      <path d="M-18,-44 Q0,-40 18,-46 Q14,-38 -2,-37 Q-18,-36 -24,-30 Q-28,-40 -18,-44Z" fill="${lit}"/>
      <path d="M-25,-40 Q-37,-34 -34,-14 Q-30,-22 -26,-28Z" fill="${mane}"/>${graze ? `<path d="M18,-47 Q30,-49 37,-32 L31,-30 Q26,-40 18,-42Z" fill="${mane}"/>` : `<path d="M20,-47 Q26,-58 35,-72 L30,-72 Q20,-60 16,-46Z" fill="${mane}"/>`}`,
    flip,
  );
}

/** A bird far away: two strokes. */
function bird(x: number, y: number, s: number, colour: Hex): string {
  return `<path d="M${x - 10 * s},${y - 2 * s}Q${x - 5 * s},${y - 7 * s} ${x},${y}Q${x + 5 * s},${y - 7 * s} ${x + 10 * s},${y - 2 * s}Q${x + 5 * s},${y - 4 * s} ${x},${y + 2 * s}Q${x - 5 * s},${y - 4 * s} ${x - 10 * s},${y - 2 * s}Z" fill="${colour}"/>`;
}

/** A loose flight of birds around a point. */
export function birds(
  random: Random,
  count: number,
  x: number,
  y: number,
  spread: number,
  colour: Hex,
): string {
  return Array.from({ length: count }, () =>
    bird(
      x + (random() - 0.5) * spread * 2,
      y + (random() - 0.5) * spread * 0.6,
      0.6 + random() * 0.6,
      colour,
    ),
  ).join("");
}
