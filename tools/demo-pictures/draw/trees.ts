import type { Hex } from "../paint/colour.ts";
import type { Ground } from "../paint/ground.ts";
import type { Noise } from "../paint/noise.ts";
import { lerp, randomFrom, type Random } from "../paint/random.ts";
import { blob, polygon, round, sharedGradient, type Point } from "./path.ts";

const bareTrunk = 0.08;

/** A deodar: drooping, slightly uneven tiers. `lit` is the side towards the light. */
export function deodar(
  x: number,
  y: number,
  height: number,
  random: Random,
  width = 0.2,
  lightFrom: 1 | -1 = -1,
) {
  const tiers = Math.max(5, Math.min(15, Math.round(height / 11)));
  const top = y - height;
  const lean = (random() - 0.5) * height * 0.02;
  const lowest = height * width * (0.85 + random() * 0.3);
  const step = (height * 0.9) / tiers;
  const sides: { left: Point[][]; right: Point[][] } = { left: [], right: [] };
  for (let i = 0; i < tiers; i++) {
    const t = (i + 1) / tiers;
    const tierY = top + height * (0.05 + (0.95 - bareTrunk) * t);
    const centre = x + lean * (1 - t);
    const droop = step * (0.12 + 0.35 * t);
    for (const [side, sign] of [
      ["left", -1],
      ["right", 1],
    ] as const) {
      const reach = sign * lowest * t ** 0.82 * (0.86 + random() * 0.28);
      sides[side].push([
        [centre + reach * 0.62, tierY - step * 0.28 + droop * 0.4],
        [centre + reach, tierY + droop],
        [centre + reach * 0.7, tierY + droop * 0.55],
        [centre + reach * (0.38 + random() * 0.12), tierY - step * 0.02],
      ]);
    }
  }
  const trunk = Math.max(0.6, height * 0.012);
  const collar = y - height * bareTrunk;
  const outline: Point[] = [
    [x + lean, top],
    ...sides.left.flat(),
    [x - trunk, collar],
    [x - trunk, y],
    [x + trunk, y],
    [x + trunk, collar],
    ...sides.right.flat().toReversed(),
  ];
  const lit: Point[] = [[x + lean, top]];
  for (const [shoulder, tip, , inner] of lightFrom < 0 ? sides.left : sides.right) {
    lit.push(
      shoulder!,
      tip!,
      [lerp(tip![0], x, 0.4), tip![1] - height * 0.012],
      [lerp(inner![0], x, 0.72), inner![1] - height * 0.004],
    );
  }
  lit.push([x, y - height * bareTrunk * 1.6]);
  return { outline: polygon(outline), lit: polygon(lit) };
}

export type Forest = {
  seed: number;
  from: number;
  to: number;
  ground: Ground;
  count: number;
  heights: readonly [number, number];
  colour: Hex;
  /** Tops of the trees when mist eats them towards the foot: that foot's colour and the two heights. */
  fade?: { to: Hex; top: number; bottom: number };
  lit?: Hex;
  litAlpha?: number;
  /** How far trees stand in front of the ground line. */
  depth?: number;
  width?: number;
  noise?: Noise;
};

/** A stand of deodars, drawn from the back to the front. */
export function forest({
  seed,
  from,
  to,
  ground,
  count,
  heights,
  colour,
  fade,
  lit,
  litAlpha = 1,
  depth = 0,
  width,
  noise,
}: Forest): string {
  const random = randomFrom(seed);
  const id = `forest-${seed}-${Math.round(from)}`;
  const places = Array.from({ length: count }, (_, i) => lerp(from, to, (i + random()) / count))
    .map((x) => {
      const nearer = random() * depth;
      const size =
        lerp(heights[0], heights[1], random() ** 1.4) *
        (noise ? 1 + 0.25 * noise.fractal(x / 130, 3.3, 2) : 1);
      return { x, y: ground(x) + nearer, height: size * (1 + nearer / 260) };
    })
    .sort((a, b) => a.y - b.y);
  const fill = fade ? `url(#${id})` : colour;
  const defs = fade
    ? sharedGradient(
        id,
        [
          [0, colour],
          [1, fade.to],
        ],
        fade.top,
        fade.bottom,
      )
    : "";
  const trees = places.map(({ x, y, height }) => {
    const tree = deodar(x, y, height, random, width ?? 0.17 + random() * 0.05);
    const side = lit ? `<path d="${tree.lit}" fill="${lit}" fill-opacity="${litAlpha}"/>` : "";
    return `<path d="${tree.outline}" fill="${fill}"/>${side}`;
  });
  return defs + trees.join("");
}

/** A deodar under snow, for the foreground. */
export function snowyDeodar(x: number, y: number, height: number, colour: Hex, snow: Hex): string {
  const tree = deodar(x, y, height, randomFrom(Math.abs(Math.round(x)) + 1), 0.23);
  const shift = `translate(${round(x * 0.2 + height * 0.012)} ${round(y * 0.12 - height * 0.045)}) scale(.8 .88)`;
  return `<path d="${tree.outline}" fill="${colour}"/><g transform="${shift}"><path d="${tree.lit}" fill="${snow}"/></g>`;
}

/** A poplar: a feather on a thread, the tree of every lakeside and road. */
export function poplar(x: number, y: number, height: number, colour: Hex, lit?: Hex): string {
  const w = height * 0.085;
  const left = `C${round(x - w * 1.2)},${round(y - height * 0.3)} ${round(x - w * 0.9)},${round(y - height * 0.8)} ${round(x)},${round(y - height)}`;
  const right = `C${round(x + w * 0.9)},${round(y - height * 0.8)} ${round(x + w * 1.2)},${round(y - height * 0.3)} ${round(x + w * 0.35)},${round(y - height * 0.05)}`;
  const trunk = `L${round(x + w * 0.15)},${round(y)}L${round(x - w * 0.15)},${round(y)}L${round(x - w * 0.35)},${round(y - height * 0.05)}`;
  const body = `<path d="M${round(x)},${round(y - height)}${right}${trunk}${left}Z" fill="${colour}"/>`;
  if (!lit) return body;
  const edge = `C${round(x - w * 0.2)},${round(y - height * 0.4)} ${round(x - w * 0.3)},${round(y - height * 0.7)} ${round(x)},${round(y - height)}`;
  return `${body}<path d="M${round(x - w * 0.35)},${round(y - height * 0.05)}${left}${edge}Z" fill="${lit}"/>`;
}

/** Poplars and round willows along a shore, leaving gaps where the view should open. */
export function shoreTrees(
  random: Random,
  ground: Ground,
  width: number,
  colours: readonly [poplar: Hex, willow: Hex],
  gap: readonly [number, number],
): string {
  const trees: string[] = [];
  for (let x = 0; x < width; x += 13) {
    const at = x + random() * 12;
    const thinned = at > gap[0] && at < gap[1] && random() < 0.8;
    const height = 24 + 52 * random();
    const isPoplar = random() < 0.55;
    if (thinned) continue;
    trees.push(
      isPoplar
        ? poplar(at, ground(at) + 2, height * 1.15, colours[0])
        : `<path d="${blob(at, ground(at) - 8, 20 + random() * 12, 13 + random() * 6, random)}" fill="${colours[1]}"/>`,
    );
  }
  return trees.join("");
}
