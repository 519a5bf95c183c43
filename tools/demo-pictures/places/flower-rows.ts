import { linearGradient, polygon, round } from "../draw/path.ts";
import type { Hex } from "../paint/colour.ts";
import type { Random } from "../paint/random.ts";
import type { Size } from "../paint/canvas.ts";

type Petals = readonly [Hex, Hex, Hex, Hex, Hex];

export type Crop = {
  soil: readonly [far: Hex, near: Hex];
  /** The bed under the flowers, in shade and in light. */
  leaf: readonly [Hex, Hex];
  /** Inks of one bed after the other, repeating. */
  petals: readonly [Petals, ...Petals[]];
  count: number;
  /** The red threads that are picked. */
  stigma?: Hex;
};

export const crops = {
  saffron: {
    soil: ["#c99a72", "#6d4434"],
    leaf: ["#4f3a6e", "#7a5a9c"],
    petals: [["#4a2f78", "#6b47a0", "#8a63bd", "#b08ad3", "#d7b8e6"]],
    count: 13_000,
    stigma: "#e2552a",
  },
  tulips: {
    soil: ["#c9b184", "#7a6a44"],
    leaf: ["#3f7a48", "#5f9a55"],
    count: 24_000,
    petals: [
      ["#8f1f24", "#b8302c", "#d94a38", "#ee6e50", "#f6a080"],
      ["#b8822a", "#d9a232", "#eebf45", "#f8d870", "#fdeba8"],
      ["#94305f", "#b84a7c", "#d46a98", "#e890b4", "#f8c0d4"],
      ["#c9b8a4", "#e2d4c0", "#f0e6d4", "#faf3e6", "#ffffff"],
    ],
  },
} satisfies Record<string, Crop>;

type Vanishing = { x: number; y: number };

/** Where a bed's edge lies at a height: all beds meet at the vanishing point. */
function ray({ x: vx, y: vy }: Vanishing, offset: number, y: number): number {
  return vx + (offset * (y - vy)) / 500;
}

/** Soil and the empty beds on it. */
export function beds(crop: Crop, point: Vanishing, { width, height }: Size): string {
  const top = point.y + 30;
  const bottom = height + 10;
  const soil = linearGradient("soil", [
    [0, crop.soil[0]],
    [1, crop.soil[1]],
  ]);
  const quad = (from: number, to: number, fill: Hex) =>
    `<path d="${polygon([
      [ray(point, from, top), top],
      [ray(point, to, top), top],
      [ray(point, to, bottom), bottom],
      [ray(point, from, bottom), bottom],
    ])}" fill="${fill}"/>`;
  let rows = "";
  for (let i = -90; i < 90; i++) {
    rows += quad(i * 150 + 10, i * 150 + 122, crop.leaf[0]) + quad(i * 150 + 10, i * 150 + 56, crop.leaf[1]);
  }
  return `${soil}<rect x="0" y="${top - 2}" width="${width}" height="${height - point.y}" fill="url(#soil)"/>${rows}`;
}

function head(x: number, y: number, size: number): string {
  const tall = size * 1.25;
  return `M${round(x)},${round(y)}q${round(-size)},${round(-tall * 0.5)} ${round(-size * 0.55)},${round(-tall * 1.3)}q${round(size * 0.3)},${round(tall * 0.2)} ${round(size * 0.55)},${round(tall * 0.2)}q${round(size * 0.3)},0 ${round(size * 0.55)},${round(-tall * 0.2)}q${round(size * 0.4)},${round(tall * 0.8)} ${round(-size * 0.55)},${round(tall * 1.3)}Z`;
}

/** Thousands of flowers, one path per ink so that the sheet stays small. */
export function blooms(crop: Crop, random: Random, point: Vanishing, { width, height }: Size): string {
  const heads = new Map<Hex, string[]>(crop.petals.flat().map((ink) => [ink, []]));
  const threads: string[] = [];
  for (let j = 0; j < crop.count; j++) {
    const y = point.y + 31 + (height - point.y - 25) * random() ** 1.25;
    const nearness = (y - point.y) / 500;
    const bed = Math.floor(random() < 0.6 ? random() * 36 - 16 : random() * 150 - 75);
    const x = ray(point, bed * 150 + 10 + random() * 112, y);
    const size = 1 + 12 * nearness * (0.6 + 0.6 * random());
    const tone = Math.floor(random() * 5);
    const hasThread = size > 4 && random() < 0.7;
    if (x < -20 || x > width + 20) continue;
    const inks = crop.petals[(bed + 76) % crop.petals.length] ?? crop.petals[0];
    heads.get(inks[tone] ?? inks[0])?.push(head(x, y, size));
    if (hasThread) {
      const tall = size * 1.25;
      threads.push(
        `M${round(x - size * 0.08)},${round(y - tall * 0.5)}l${round(size * 0.08)},${round(-tall * 0.95)}l${round(size * 0.14)},${round(tall * 0.95)}Z`,
      );
    }
  }
  const flowers = [...heads].map(([ink, paths]) => `<path d="${paths.join("")}" fill="${ink}"/>`);
  return flowers.join("") + (crop.stigma ? `<path d="${threads.join("")}" fill="${crop.stigma}"/>` : "");
}
