import { paintAir, paintHills, paintPeaks, type Spot } from "../backdrop.ts";
import { picker, standing } from "../draw/people.ts";
import { poplar } from "../draw/trees.ts";
import { lightNamed } from "../lights.ts";
import type { Canvas } from "../paint/canvas.ts";
import { mix } from "../paint/colour.ts";
import { paintMist } from "../paint/ground.ts";
import { noiseFrom } from "../paint/noise.ts";
import { randomFrom } from "../paint/random.ts";
import type { Peak } from "../paint/relief.ts";
import { paintDisc, paintGlow } from "../paint/sky.ts";
import type { Format, SceneOf } from "../scene.ts";
import { beds, blooms, crops } from "./flower-rows.ts";

type Anchors = {
  horizon: number;
  /** Where all beds meet; the sun stands above it. */
  vanishingX: number;
  far: readonly Peak[];
  near: readonly Peak[];
  pickers: readonly (readonly [x: number, y: number, size: number, flip: 1 | -1])[];
  walker: readonly [x: number, y: number, size: number];
};

const standard: Anchors = {
  horizon: 500,
  vanishingX: 470,
  far: [
    [900, 260, 480, 1.1],
    [1300, 210, 400],
    [120, 190, 380],
    [560, 100, 300],
  ],
  near: [
    [1440, 120, 400],
    [700, 60, 380],
    [60, 100, 300],
  ],
  pickers: [
    [1010, 760, 0.95, 1],
    [760, 660, 0.5, -1],
    [1240, 930, 1.7, -1],
  ],
  walker: [560, 610, 0.42],
};

const anchors: Record<Format, Anchors> = {
  standard,
  small: standard,
  square: standard,
  wide: {
    horizon: 500,
    vanishingX: 1420,
    far: [
      [200, 130, 520],
      [760, 150, 480],
      [1130, 190, 420],
      [1640, 270, 460, 1.1],
      [1980, 210, 360],
    ],
    near: [
      [1960, 120, 420],
      [1240, 50, 400],
      [60, 80, 400],
      [600, 40, 400],
    ],
    pickers: [
      [1220, 740, 0.85, -1],
      [1660, 690, 0.6, 1],
      [1760, 910, 1.5, -1],
    ],
    walker: [1500, 606, 0.42],
  },
  tall: {
    horizon: 720,
    vanishingX: 480,
    far: [
      [130, 200, 320],
      [560, 260, 360, 1.1],
      [800, 180, 260],
    ],
    near: [
      [780, 110, 280],
      [60, 90, 260],
    ],
    pickers: [
      [250, 930, 0.8, 1],
      [560, 1120, 1.35, -1],
    ],
    walker: [520, 820, 0.4],
  },
};

const coats = [
  { coat: "#8f2a24", lit: "#c9482e", cap: "#f3d08a" },
  { coat: "#23585f", lit: "#3f8288", cap: "#e9c48a" },
  { coat: "#b4552a", lit: "#e58a3c", cap: "#6b2230" },
];

/** Flower beds to the horizon: Pampore in the weeks of the saffron, or the tulip garden in April. */
export async function paintSaffronScene(
  canvas: Canvas,
  scene: SceneOf<"saffron">,
  seed: number,
  format: Format,
): Promise<void> {
  const light = lightNamed(scene.light);
  const random = randomFrom(seed - 28);
  const noise = noiseFrom(seed - 47);
  const at = anchors[format];
  const { horizon } = at;
  const { width } = canvas;
  const sun: Spot = [at.vanishingX - 50, horizon - 108];
  await paintAir(canvas, light, seed - 56, horizon - 20, light.sun ? sun : undefined);
  if (!light.sun) {
    paintGlow(canvas, { x: sun[0], y: sun[1], radius: 480, colour: "#ffe9b0", alpha: 0.6 });
    paintDisc(canvas, sun[0], sun[1], 46, "#fff3cc");
  }
  paintPeaks(canvas, light, {
    seed: seed + 45,
    base: horizon,
    peaks: at.far,
    floor: 80,
    haze: 0.8,
    clear: 0.1,
  });
  paintHills(canvas, light, { seed: seed + 55, base: horizon + 20, peaks: at.near, floor: 16 });
  let trees = "";
  for (let x = 0; x < width + 40; x += 26) {
    const tall = 30 + 60 * random() * (0.4 + Math.abs(noise.fractal(x / 200, 1, 2)) * 2);
    trees += poplar(
      x + random() * 16,
      horizon + 28,
      tall,
      mix(light.shore.poplar, light.shore.bank, 0.5),
      mix(light.shore.poplar, light.mist, 0.3),
    );
  }
  await canvas.draw(
    `${trees}<rect x="0" y="${horizon + 20}" width="${width}" height="12" fill="${light.shore.bank}"/>`,
  );
  paintMist(canvas, horizon + 20, 16, light.mist, 0.55, 5);
  const vanishing = { x: at.vanishingX, y: horizon };
  const crop = crops[scene.crop ?? "saffron"];
  await canvas.draw(beds(crop, vanishing, canvas));
  await canvas.draw(blooms(crop, random, vanishing, canvas));
  paintMist(canvas, horizon + 34, 22, light.mist, 0.55, 7);
  const people = (scene.crop === "tulips" ? [] : at.pickers).map(([x, y, size, flip], i) =>
    picker(x, y, size, coats[i % coats.length]!, flip),
  );
  await canvas.draw(
    people.join("") + standing(...at.walker, { coat: "#3d3558", lit: "#6b5a88", cap: "#e9dcc2" }),
  );
  paintGlow(canvas, { x: sun[0], y: horizon - 80, radius: 900, colour: "#ffe0a0", alpha: 0.3, power: 1.8 });
}
