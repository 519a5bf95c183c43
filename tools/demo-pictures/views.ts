import { drawShore, paintAir, paintHills, paintLake, paintMountains, paintPeaks } from "./backdrop.ts";
import { almond, chinar } from "./draw/foliage.ts";
import { flowers, river } from "./draw/growth.ts";
import { polygon, round, slope } from "./draw/path.ts";
import { shikara } from "./draw/shikara.ts";
import { forest, poplar } from "./draw/trees.ts";
import type { Light } from "./lights.ts";
import type { Canvas } from "./paint/canvas.ts";
import { mix } from "./paint/colour.ts";
import { paintMist, paintTurf } from "./paint/ground.ts";
import { noiseFrom } from "./paint/noise.ts";
import { randomFrom } from "./paint/random.ts";
import { drawAfloat } from "./paint/water.ts";
import { shikaraInks } from "./places/shikara-inks.ts";
import type { View } from "./scene.ts";

type Outlook = (canvas: Canvas, light: Light, seed: number, horizon: number) => Promise<void>;

async function paintMeadowFoot(canvas: Canvas, light: Light, seed: number, horizon: number): Promise<void> {
  const noise = noiseFrom(seed + 5);
  const { width, height } = canvas;
  const edge = (x: number) => horizon + 12 * Math.sin(x / 240 + seed) + 8 * noise.fractal(x / 120, 2, 2);
  const stand = {
    ground: (x: number) => edge(x) + 6,
    heights: [34, 104] as const,
    colour: light.tree.dark,
    lit: light.tree.lit,
    litAlpha: 0.85,
    depth: 18,
    noise,
  };
  await canvas.draw(
    slope("meadow", edge, width, height, light.ground.crest, light.ground.foot) +
      forest({ ...stand, seed: seed + 1, from: -20, to: width * 0.42, count: 38 }) +
      forest({ ...stand, seed: seed + 2, from: width * 0.62, to: width + 20, count: 34 }),
  );
  paintTurf(canvas, { ground: edge, seed, tones: light.ground.turf });
}

async function paintMountainView(canvas: Canvas, light: Light, seed: number, horizon: number): Promise<void> {
  await paintAir(canvas, light, seed, horizon - 60, [1140, horizon * 0.26]);
  paintMountains(canvas, light, seed, horizon);
  paintMist(canvas, horizon - 12, 24, light.mist, 0.5, seed);
  await paintMeadowFoot(canvas, light, seed, horizon);
}

async function paintLakeView(canvas: Canvas, light: Light, seed: number, horizon: number): Promise<void> {
  const random = randomFrom(seed);
  const at = () => canvas.width * random();
  // A low sun is half hidden by the range; a moon stands clear of it.
  await paintAir(canvas, light, seed, horizon, [1120, horizon * (light.sun?.moon ? 0.26 : 0.62)]);
  paintPeaks(canvas, light, {
    seed: seed + 10,
    base: horizon - 8,
    floor: 60,
    haze: 0.82,
    clear: 0.2,
    peaks: [
      [at(), 250, 420],
      [at(), 190, 360],
      [at(), 270, 440],
      [at(), 170, 320],
    ],
  });
  paintHills(canvas, light, {
    seed: seed + 23,
    base: horizon - 4,
    floor: 30,
    haze: 0.7,
    peaks: [
      [40, 180, 340, 1.3],
      [1460, 190, 340, 1.3],
      [at(), 90, 300],
    ],
  });
  await drawShore(canvas, light, {
    seed: seed + 6,
    y: horizon,
    gap: [620, 900],
    houseboats: [
      [at(), 92],
      [at(), 84],
      [at(), 100],
    ],
  });
  paintLake(canvas, light, horizon, seed + 12);
  const boat = shikara(420, horizon + 104, 0.72, shikaraInks(light));
  await drawAfloat(canvas, boat, {
    waterline: horizon + 112,
    alpha: 0.65,
    ripple: 6,
    fade: 90,
    tint: light.water.dark,
    tintAlpha: 0.4,
  });
}

async function paintRiverView(canvas: Canvas, light: Light, seed: number, horizon: number): Promise<void> {
  await paintMountainView(canvas, light, seed, horizon);
  const { water, ground } = light;
  const [deep, shallow] = [water.tint[1], mix(water.tint[1], "#eafff6", 0.55)];
  const random = randomFrom(seed + 3);
  const bend = random() * 2;
  await canvas.draw(
    river(random, {
      centre: (t) => 740 + 190 * Math.sin(t * 4.4 + bend) * (0.3 + 0.6 * t) - 120 * t,
      halfWidth: (t) => 12 + 230 * t ** 1.7,
      top: horizon + 8,
      bottom: canvas.height + 10,
      tones: [deep, mix(deep, shallow, 0.45), shallow],
      foam: "#ffffff",
      bank: mix(ground.crest, "#f3e6c0", 0.55),
      ripples: 150,
    }),
  );
}

async function paintRooftopView(canvas: Canvas, light: Light, seed: number, horizon: number): Promise<void> {
  await paintAir(canvas, light, seed, horizon - 60, [1140, horizon * 0.3]);
  paintMountains(canvas, light, seed, horizon, 0.8);
  paintMist(canvas, horizon - 20, 40, light.mist, 0.6, seed);
  const random = randomFrom(seed + 7);
  const tins = ["#7d7a72", "#8c4a3a", "#5f6f74", "#a8714a", "#6a5a58"];
  const bricks = ["#a8604a", "#8f5240", "#b88360", "#94694e"];
  // Walls of the nearest row run out of the picture; the lanes between them are in shadow.
  let city = `<rect x="0" y="${horizon + 120}" width="${canvas.width}" height="${canvas.height}" fill="${mix("#5f4238", light.vignette, light.lamp > 0.7 ? 0.5 : 0.2)}"/>`;
  for (let row = 0; row < 6; row++) {
    const y = horizon + 10 + row * 74;
    const far = 0.46 - row * 0.14;
    for (let x = -80 + random() * 60; x < canvas.width + 80; x += (90 + random() * 40) * (0.7 + row * 0.22)) {
      const size = 0.6 + row * 0.26;
      const [w, h, pitch] = [(64 + random() * 34) * size, (60 + random() * 50) * size, 34 * size];
      const ink = (colour: string) =>
        mix(mix(colour, light.mist, Math.max(0, far)), light.vignette, light.lamp > 0.7 ? 0.3 : 0.06);
      const tin = ink(tins[Math.floor(random() * tins.length)] ?? "#7d7a72");
      const wall = ink(bricks[Math.floor(random() * bricks.length)] ?? "#a8604a");
      if (random() < 0.22)
        city += poplar(
          x - w * 0.7,
          y,
          (120 + random() * 60) * size,
          mix(light.shore.poplar, light.mist, Math.max(0, far * 0.7)),
        );
      city += `<rect x="${round(x - w / 2)}" y="${round(y - h)}" width="${round(w)}" height="${round(h + 240)}" fill="${wall}"/>
        <path d="${polygon([
          [x - w * 0.62, y - h + 4],
          [x - w * 0.16, y - h - pitch],
          [x + w * 0.62, y - h + 4],
        ])}" fill="${tin}"/>
        <path d="${polygon([
          [x - w * 0.62, y - h + 4],
          [x - w * 0.16, y - h - pitch],
          [x - w * 0.1, y - h + 4],
        ])}" fill="${mix(tin, light.mist, 0.3)}"/>`;
      // Nearer houses show more of their storeys.
      for (let i = 0; i < (row > 3 ? 9 : 3); i++) {
        const isLit = random() < 0.25 + light.lamp * 0.45;
        city += `<rect x="${round(x - w * 0.36 + (i % 3) * w * 0.27)}" y="${round(y - h + (16 + Math.floor(i / 3) * 44) * size)}" width="${round(w * 0.15)}" height="${round(18 * size)}" fill="${isLit && light.lamp > 0.4 ? "#ffd07a" : mix(wall, "#2a2028", 0.6)}"/>`;
      }
    }
  }
  await canvas.draw(city);
  paintMist(canvas, horizon + 20, 40, light.mist, 0.3, seed + 2);
}

async function paintGardenView(canvas: Canvas, light: Light, seed: number, horizon: number): Promise<void> {
  await paintAir(canvas, light, seed, horizon - 60);
  paintMountains(canvas, light, seed, horizon, 0.85);
  paintMist(canvas, horizon - 14, 30, light.mist, 0.55, seed);
  const random = randomFrom(seed + 9);
  const { width, height } = canvas;
  const edge = (x: number) => horizon + 6 * Math.sin(x / 200);
  await canvas.draw(slope("lawn", edge, width, height, light.ground.crest, light.ground.foot));
  paintTurf(canvas, { ground: edge, seed, tones: light.ground.turf, grain: 190 });
  let trees = "";
  for (let i = 0; i < 9; i++) {
    const x = i * 185 + random() * 60 - 20;
    const tall = 170 + random() * 110;
    trees +=
      light.leaves[4] === "#fff0ec"
        ? almond(x, horizon + 40, tall, random, light.leaves)
        : chinar(x, horizon + 36, tall * 1.25, random, { tones: light.leaves, leaf: 0.02 });
  }
  const bed = (x: number, nearness: number) => horizon + 70 + nearness * 30 + 6 * Math.sin(x / 90);
  await canvas.draw(trees + flowers(random, 420, [-10, width + 10], bed, 4.4, light.flowers));
}

const outlooks: Record<View, Outlook> = {
  mountains: paintMountainView,
  lake: paintLakeView,
  river: paintRiverView,
  rooftops: paintRooftopView,
  garden: paintGardenView,
};

/** Paints everything out of doors, from the sky to the near ground, with its horizon at a height. */
export async function paintView(
  canvas: Canvas,
  view: View,
  light: Light,
  seed: number,
  horizon: number,
): Promise<void> {
  await outlooks[view](canvas, light, seed, horizon);
}
