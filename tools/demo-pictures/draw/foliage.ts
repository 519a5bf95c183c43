import type { Hex } from "../paint/colour.ts";
import { lerp, type Random } from "../paint/random.ts";
import { blob, polygon, round, type Point } from "./path.ts";

/** Five inks of one crown, from the dark inside to the sparks on top. */
export type LeafTones = readonly [deep: Hex, shade: Hex, middle: Hex, light: Hex, spark: Hex];

export type LeafCluster = { x: number; y: number; rx: number; ry: number; bias?: number };

const leafReach = [1, 0.5, 0.92, 0.48, 0.8, 0.42, 0.55, 0.42, 0.8, 0.48, 0.92, 0.5];

function leafDab(x: number, y: number, size: number, turn: number): string {
  const points = leafReach.map((reach, j): Point => {
    const angle = turn + (j / 12) * Math.PI * 2;
    return [x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * reach * 0.9];
  });
  return polygon(points);
}

function toneOf(light: number): 0 | 1 | 2 | 3 | 4 {
  if (light < 0.16) return 0;
  if (light < 0.38) return 1;
  if (light < 0.64) return 2;
  return light < 0.86 ? 3 : 4;
}

export type Foliage = {
  tones: LeafTones;
  leaf: number;
  density?: number;
  lightFrom?: 1 | -1;
  top: number;
  bottom: number;
};

/** Clusters of leaves: a dark mass under hundreds of dabs, sorted from dark to light. */
export function foliage(clusters: readonly LeafCluster[], random: Random, options: Foliage): string {
  const { tones, leaf, density = 60, lightFrom = -1, top, bottom } = options;
  return clusters
    .map(({ x, y, rx, ry, bias = 0 }) => {
      const depth = (y - top) / (bottom - top);
      const dabs: string[][] = [[], [], [], [], []];
      const count = Math.round((density * rx * ry) / (leaf * leaf * 18));
      const leaves = Array.from({ length: count }, () => {
        const angle = random() * Math.PI * 2;
        const reach = random() ** 0.55 * 1.08;
        const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        const light = 0.56 - depth * 0.46 + lightFrom * dx * 0.24 - dy * 0.36 + (random() - 0.5) * 0.3 + bias;
        return { x: x + dx * rx, y: y + dy * ry, light };
      });
      const mass = `<path d="${blob(x, y + ry * 0.12, rx * 0.92, ry * 0.88, random, 12, 0.08)}" fill="${tones[depth + 0.1 - bias > 0.5 ? 0 : 1]}"/>`;
      for (const spot of leaves.sort((a, b) => a.light - b.light)) {
        dabs[toneOf(spot.light)]?.push(
          leafDab(spot.x, spot.y, leaf * (0.65 + random() * 0.7), random() * 6.3),
        );
      }
      return mass + dabs.map((paths, tone) => `<path d="${paths.join("")}" fill="${tones[tone]}"/>`).join("");
    })
    .join("");
}

function limb(points: readonly Point[], from: number, to: number, colour: Hex): string {
  const width = (index: number) => lerp(from, to, index / (points.length - 1));
  const left = points.map(([x, y], i): Point => [x - width(i), y]);
  const right = points.map(([x, y], i): Point => [x + width(i), y]).toReversed();
  return `<path d="${polygon([...left, ...right])}" fill="${colour}"/>`;
}

export type Chinar = {
  tones: LeafTones;
  trunk?: readonly [shade: Hex, lit: Hex];
  leaf?: number;
  lightFrom?: 1 | -1;
};

/** A chinar, the plane tree of Kashmir: thirty leaf clusters on a golden-angle disc over a short trunk. */
export function chinar(x: number, y: number, height: number, random: Random, options: Chinar): string {
  const { tones, trunk = ["#3b2820", "#8a6a52"], leaf = 0.0125, lightFrom = -1 } = options;
  const crownY = y - height * 0.6;
  const [rx, ry] = [height * 0.5, height * 0.4];
  const girth = height * 0.05;
  const limbs = (
    [
      [-0.3, 0.62, 0.6],
      [0.3, 0.6, 0.6],
      [-0.12, 0.75, 0.55],
      [0.14, 0.78, 0.5],
    ] as const
  ).map(([dx, dy, w]) =>
    limb(
      [
        [x, y - height * 0.2],
        [x + dx * height * 0.35, y - height * (0.2 + dy * 0.35)],
        [x + dx * height, y - height * dy],
      ],
      girth * w,
      girth * 0.15,
      trunk[0],
    ),
  );
  const bole = limb(
    [
      [x, y + 2],
      [x + girth * 0.05, y - height * 0.04],
      [x, y - height * 0.12],
      [x, y - height * 0.4],
    ],
    girth * 1.5,
    girth * 0.6,
    trunk[0],
  );
  const side = (share: number) => round(x + lightFrom * girth * share);
  const bark = `<path d="M${side(1.45)},${round(y + 2)}Q${side(0.9)},${round(y - height * 0.08)} ${side(0.85)},${round(y - height * 0.34)}L${side(0.25)},${round(y - height * 0.34)}Q${side(0.2)},${round(y - height * 0.08)} ${side(0.5)},${round(y + 2)}Z" fill="${trunk[1]}"/>`;
  const clusters = Array.from({ length: 30 }, (_, i): LeafCluster => {
    const angle = i * 2.39996 + random();
    const reach = Math.sqrt((i + 0.5) / 30);
    const size = 1.15 - 0.35 * reach;
    return {
      x: x + Math.cos(angle) * rx * reach * 0.84,
      y: crownY + Math.sin(angle) * ry * reach * 0.84,
      rx: height * (0.13 + 0.05 * random()) * size,
      ry: height * (0.1 + 0.035 * random()) * size,
      bias: (random() - 0.5) * 0.12 + lightFrom * Math.cos(angle) * reach * 0.14,
    };
  }).sort((a, b) => b.y - a.y - (b.x - a.x) * lightFrom * 0.25);
  const crown = foliage(clusters, random, {
    tones,
    lightFrom,
    leaf: height * leaf,
    top: crownY - ry,
    bottom: crownY + ry,
  });
  return limbs.join("") + bole + bark + crown;
}

/** An almond tree in blossom, or any small round-headed garden tree. */
export function almond(x: number, y: number, height: number, random: Random, tones: LeafTones): string {
  const h = height;
  const trunk = `<path d="M${x - 7},${y}Q${x - 3},${y - h * 0.3} ${x - h * 0.22},${y - h * 0.55}L${x - h * 0.18},${y - h * 0.56}Q${x + 2},${y - h * 0.36} ${x + h * 0.2},${y - h * 0.58}L${x + h * 0.23},${y - h * 0.55}Q${x + 10},${y - h * 0.26} ${x + 9},${y}Z" fill="#4a2f2c"/>`;
  const clusters = Array.from({ length: 13 }, (_, i): LeafCluster => {
    const reach = Math.sqrt((i + 0.5) / 13);
    return {
      x: x + Math.cos(i * 2.4) * h * 0.34 * reach,
      y: y - h * 0.68 + Math.sin(i * 2.4) * h * 0.24 * reach,
      rx: h * 0.15,
      ry: h * 0.11,
      bias: 0.1,
    };
  });
  return trunk + foliage(clusters, random, { tones, leaf: h * 0.02, top: y - h, bottom: y - h * 0.35 });
}

/** A poplar close by: a narrow column of leaf clusters on a bare foot. */
export function tallPoplar(x: number, y: number, height: number, random: Random, tones: LeafTones): string {
  const girth = height * 0.075;
  const trunk = `<path d="M${round(x - girth * 0.16)},${round(y)}L${round(x - girth * 0.1)},${round(y - height * 0.4)}L${round(x + girth * 0.1)},${round(y - height * 0.4)}L${round(x + girth * 0.16)},${round(y)}Z" fill="#4a3428"/>`;
  const clusters = Array.from({ length: 17 }, (_, i): LeafCluster => {
    const t = i / 16;
    const width = girth * (0.3 + 0.8 * Math.sin(Math.PI * (0.14 + 0.72 * t)) ** 0.9);
    return {
      x: x + (random() - 0.5) * girth * 0.3,
      y: y - height * (0.1 + 0.86 * t),
      rx: width,
      ry: height * 0.055,
      bias: t * 0.12,
    };
  });
  return (
    trunk +
    foliage(clusters, random, { tones, leaf: height * 0.011, density: 70, top: y - height, bottom: y })
  );
}
