import { round } from "./draw/path.ts";
import { shoreTrees } from "./draw/trees.ts";
import type { Light } from "./lights.ts";
import type { Canvas } from "./paint/canvas.ts";
import { paintMist } from "./paint/ground.ts";
import { noiseFrom } from "./paint/noise.ts";
import { randomFrom } from "./paint/random.ts";
import { paintRange } from "./paint/range.ts";
import type { Peak } from "./paint/relief.ts";
import { paintClouds, paintDisc, paintGlow, paintSky, paintStars } from "./paint/sky.ts";
import { paintWater } from "./paint/water.ts";

export type Spot = readonly [x: number, y: number];

/** Sky, clouds, stars, and the sun or the moon where the light has one. */
export async function paintAir(
  canvas: Canvas,
  light: Light,
  seed: number,
  horizon: number,
  sun?: Spot,
): Promise<void> {
  // A tall picture carries its text on the sky: deeper blue for longer, fainter clouds.
  const carriesText = canvas.height > canvas.width;
  paintSky(canvas, light.sky, horizon, carriesText ? 1.9 : 1);
  const share = canvas.width / 1500;
  if (light.stars > 0) paintStars(canvas, seed + 4, Math.round(light.stars * share), horizon * 0.9);
  paintClouds(canvas, {
    seed: seed + 8,
    top: horizon * 0.05,
    bottom: horizon * 0.62,
    ...light.clouds,
    alpha: light.clouds.alpha * (carriesText ? 0.4 : 1),
  });
  if (!sun || !light.sun) return;
  const [x, y] = sun;
  if (light.sun.moon) {
    paintGlow(canvas, { x, y, radius: 220, colour: light.sun.glow, alpha: light.sun.alpha });
    await canvas.draw(
      `<path d="M${x + 16},${y - 36} A40,40 0 1 1 ${x - 38},${y + 16} A44,44 0 0 0 ${x + 16},${y - 36}Z" fill="${light.sun.disc}"/>`,
    );
    return;
  }
  paintGlow(canvas, { x, y: y + 14, radius: 520, colour: light.sun.glow, alpha: light.sun.alpha });
  paintDisc(canvas, x, y, 56, light.sun.disc);
}

export type Mountains = {
  seed: number;
  base: number;
  peaks: readonly Peak[];
  floor?: number;
  haze?: number;
  clear?: number;
  roughness?: number;
};

/** The far range: snow above, rock below, its foot lost in haze. */
export function paintPeaks(
  canvas: Canvas,
  light: Light,
  { seed, base, peaks, floor = 110, haze = 0.78, clear = 0.04, roughness = 0.55 }: Mountains,
): void {
  const { snow, rock, snowline, haze: colour } = light.peaks;
  paintRange(canvas, {
    seed,
    base,
    peaks,
    floor,
    roughness,
    snow,
    rock,
    snowline,
    light: light.from,
    haze: { colour, foot: haze, top: clear, height: 310 },
  });
}

/** The nearer range: wooded, hazy at its foot, under snow in winter. */
export function paintHills(
  canvas: Canvas,
  light: Light,
  { seed, base, peaks, floor = 40, haze = 0.6, clear = 0, roughness = 0.42 }: Mountains,
): void {
  const { snow, rock, forest, snowline, haze: colour } = light.hills;
  const trees = forest ? { forest, treeline: 190, treeHeight: 13 } : {};
  paintRange(canvas, {
    seed,
    base,
    peaks,
    floor,
    roughness,
    snow,
    rock,
    snowline,
    ...trees,
    light: light.from,
    haze: { colour, foot: haze, top: clear, height: 200 },
  });
}

/** A two-summit far range, a gap and wooded flanks, spread over any width. */
export function paintMountains(canvas: Canvas, light: Light, seed: number, base: number, height = 1): void {
  const random = randomFrom(seed);
  const at = (share: number) => canvas.width * (share + (random() - 0.5) * 0.12);
  const tall = (units: number) => units * height * (0.85 + 0.3 * random());
  const far: Peak[] = [
    [at(0.22), tall(370), 520, 1.1],
    [at(0.55), tall(270), 420],
    [at(0.82), tall(390), 520, 1.1],
  ];
  paintPeaks(canvas, light, { seed: seed + 11, base: base - 60, peaks: far, floor: 110 * height });
  paintMist(canvas, base - 74, 34, light.mist, 0.6, seed);
  const near: Peak[] = [
    [canvas.width * 0.03, tall(215), 580, 1.3],
    [canvas.width * 0.97, tall(235), 600, 1.3],
    [at(0.5), 70 * height, 380],
  ];
  paintHills(canvas, light, { seed: seed + 21, base, peaks: near });
}

export type Shore = {
  seed: number;
  y: number;
  gap?: readonly [number, number];
  houseboats?: readonly (readonly [x: number, width: number])[];
};

/** The far bank of a lake with its poplars, willows and moored houseboats. */
export async function drawShore(
  canvas: Canvas,
  light: Light,
  { seed, y, gap = [0, 0], houseboats = [] }: Shore,
): Promise<void> {
  const random = randomFrom(seed);
  const noise = noiseFrom(seed + 2);
  const { shore, lamp } = light;
  const { width } = canvas;
  const trees = shoreTrees(
    random,
    (x) => y - 6 + 3 * noise.at(x / 80, 1),
    width,
    [shore.poplar, shore.willow],
    gap,
  );
  const bank = `<path d="M0,${y - 12} Q${width * 0.2},${y - 16} ${width / 2},${y - 8} L${width},${y - 13} L${width},${y + 2} L0,${y + 2}Z" fill="${shore.bank}"/>`;
  const boats = houseboats.map(([x, w]) => {
    const windows = [0, 1, 2, 3, 4].map(
      (i) =>
        `<rect x="${round(-w / 2 + 8 + (i * (w - 16)) / 5)}" y="-17" width="${round(w * 0.08)}" height="9" fill="${lamp > 0.4 ? "#ffd58a" : "#d9c49a"}"/>`,
    );
    return `<g transform="translate(${x} ${y - 2})">
      <rect x="${-w / 2}" y="-22" width="${w}" height="20" fill="${shore.boatWall}"/>
      <path d="M${-w / 2 - 6},-22 L${-w / 2 + 6},-31 L${w / 2 - 6},-31 L${w / 2 + 6},-22Z" fill="${shore.boatRoof}"/>
      <rect x="${-w / 2 - 4}" y="-4" width="${w + 8}" height="6" fill="${shore.bank}"/>${windows.join("")}</g>`;
  });
  const lamps =
    lamp > 0.7
      ? Array.from(
          { length: 22 },
          () =>
            `<rect x="${round(random() * width)}" y="${round(y - 14 + random() * 8)}" width="3" height="3.4" fill="#ffc670"/>`,
        )
      : [];
  await canvas.draw(trees + bank + lamps.join("") + boats.join(""));
  paintMist(canvas, y - 4, 10, light.mist, 0.5, seed + 4);
}

/** Still lake water below a shore, mirroring what is painted so far. */
export function paintLake(canvas: Canvas, light: Light, y: number, seed: number, bottom?: number): void {
  const { tint, glint, dark } = light.water;
  paintWater(canvas, { top: y, bottom, seed, tint, glint, dark });
}

/** A wash of warm light from lamps inside, stronger the darker the hour. */
export function paintLampGlow(
  canvas: Canvas,
  light: Light,
  spots: readonly (readonly [x: number, y: number, radius: number])[],
  alpha = 0.45,
): void {
  for (const [x, y, radius] of spots) {
    paintGlow(canvas, { x, y, radius, colour: "#ffcf80", alpha: alpha * light.lamp });
  }
}

/** Panel of lit glass: warm at the bottom, paler above; grey-blue by day. */
export function glassInk(light: Light, isLit: boolean): readonly [string, string] {
  if (light.lamp > 0.4) return isLit ? ["#ffdc8c", "#ffb75a"] : ["#3a5670", "#2a4460"];
  return isLit ? ["#f3e2ae", "#d9bd84"] : ["#5f8090", "#4a6a7c"];
}
