import type { Hex } from "../paint/colour.ts";
import { lerp, pick, type Random } from "../paint/random.ts";
import { blob, curve, polygon, round, type Point } from "./path.ts";

type Choices = readonly [Hex, ...Hex[]];
/** Where something grows: y for an x and a share from the back edge (0) to the viewer (1). */
export type Bed = (x: number, nearness: number) => number;

/** Blades of grass in a bed between two x. */
export function grass(
  random: Random,
  count: number,
  [from, to]: readonly [number, number],
  bed: Bed,
  height: number,
  colours: Choices,
): string {
  const blades = new Map<Hex, string[]>(colours.map((colour) => [colour, []]));
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, random());
    const y = bed(x, random());
    const tall = height * (0.5 + random());
    const bend = (random() - 0.4) * tall * 0.7;
    blades
      .get(pick(random, colours))
      ?.push(
        `M${round(x - 1.6)},${round(y)}Q${round(x)},${round(y - tall * 0.6)} ${round(x + bend)},${round(y - tall)}Q${round(x + 2)},${round(y - tall * 0.5)} ${round(x + 2)},${round(y)}Z`,
      );
  }
  return [...blades].map(([colour, paths]) => `<path d="${paths.join("")}" fill="${colour}"/>`).join("");
}

/** Flower heads in a bed, larger towards the viewer. */
export function flowers(
  random: Random,
  count: number,
  [from, to]: readonly [number, number],
  bed: Bed,
  size: number,
  colours: Choices,
): string {
  return Array.from({ length: count }, () => {
    const x = lerp(from, to, random());
    const nearness = random();
    const radius = size * (0.5 + nearness);
    return `<ellipse cx="${round(x)}" cy="${round(bed(x, nearness))}" rx="${round(radius)}" ry="${round(radius * 0.72)}" fill="${pick(random, colours)}"/>`;
  }).join("");
}

/** A rounded bush or clipped hedge with its lit top. */
export function hedge(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  [shade, lit]: readonly [Hex, Hex],
): string {
  return `<path d="${blob(x, y, width, height, random, 12, 0.12)}" fill="${shade}"/>
    <path d="${blob(x - width * 0.2, y - height * 0.3, width * 0.7, height * 0.5, random, 10, 0.14)}" fill="${lit}"/>`;
}

/** A boulder in a stream: shade, lit face, and a line of foam or moss at its foot. */
export function boulder(
  random: Random,
  x: number,
  y: number,
  size: number,
  [shade, lit, edge]: readonly [Hex, Hex, Hex],
): string {
  const crown = Array.from({ length: 10 }, (_, i): Point => {
    const angle = Math.PI * (1 + i / 9);
    return [
      x + Math.cos(angle) * size * (0.85 + 0.3 * random()),
      y + Math.sin(angle) * size * 0.72 * (0.8 + 0.35 * random()),
    ];
  });
  const outline = polygon([...crown, [x + size * 0.9, y + size * 0.12], [x - size * 0.9, y + size * 0.12]]);
  const face = polygon([
    ...crown.slice(1, 7),
    [x + size * 0.1, y - size * 0.34],
    [x - size * 0.5, y - size * 0.2],
  ]);
  return `<path d="${outline}" fill="${shade}"/><path d="${face}" fill="${lit}"/>
    <path d="M${round(x - size * 1.3)},${round(y + size * 0.13)}q${round(size * 1.3)},${round(size * 0.22)} ${round(size * 2.6)},0" stroke="${edge}" stroke-width="${round(1 + size * 0.05)}" fill="none" opacity=".8"/>`;
}

export type River = {
  /** Middle and half width of the stream at a share of its way to the viewer. */
  centre: (t: number) => number;
  halfWidth: (t: number) => number;
  top: number;
  bottom: number;
  tones: readonly [deep: Hex, middle: Hex, light: Hex];
  foam: Hex;
  bank: Hex;
  ripples: number;
};

function wavy(at: number): (t: number) => number {
  return (t) => at + 0.12 * Math.sin(t * 17 + at * 5);
}

/** A mountain river winding towards the viewer in three flat tones with strokes of foam. */
export function river(
  random: Random,
  { centre, halfWidth, top, bottom, tones, foam, bank, ripples }: River,
): string {
  const steps = Array.from({ length: 61 }, (_, i) => i / 60);
  const height = (t: number) => top + (bottom - top) * t ** 1.7;
  const edge = (reach: (t: number) => number) =>
    steps.map((t): Point => [centre(t) + halfWidth(t) * reach(t), height(t)]);
  const strip = (left: (t: number) => number, right: (t: number) => number, colour: Hex) =>
    `<path d="${polygon([...edge(left), ...edge(right).toReversed()])}" fill="${colour}"/>`;
  const shoulder = (t: number) => (4 + (height(t) - top) * 0.05) / halfWidth(t);
  const bed = [
    strip(
      (t) => -1 - shoulder(t),
      (t) => 1 + shoulder(t),
      bank,
    ),
    strip(
      () => -1,
      () => 1,
      tones[0],
    ),
    strip(wavy(-0.72), wavy(0.5), tones[1]),
    strip(wavy(-0.35), wavy(0.12), tones[2]),
  ];
  const strokes = Array.from({ length: ripples }, () => {
    const from = random() ** 0.8;
    const across = (random() - 0.5) * 1.8;
    const length = 0.012 + 0.03 * random();
    const points = Array.from({ length: 6 }, (_, j): Point => {
      const t = Math.min(1, from + (length * j) / 5);
      return [centre(t) + halfWidth(t) * across, height(t)];
    });
    return `<path d="${curve(points)}" stroke="${foam}" stroke-width="${round(0.8 + 5 * from * random())}" stroke-linecap="round" fill="none" opacity="${round(0.45 + 0.5 * random())}"/>`;
  });
  return bed.join("") + strokes.join("");
}

/** Snow in the air, mostly fine with a few near flakes. */
export function snowfall(random: Random, count: number, width: number, height: number): string {
  return Array.from({ length: count }, () => {
    const size = 0.9 + random() ** 4 * 4.5;
    return `<circle cx="${round(random() * width)}" cy="${round(random() * height)}" r="${round(size)}" fill="#fff" opacity="${round(0.35 + 0.5 * random())}"/>`;
  }).join("");
}
