import type { Canvas } from "./canvas.ts";
import { rgb, type Hex } from "./colour.ts";
import { noiseFrom } from "./noise.ts";
import { clamp, smoothStep } from "./random.ts";

/** A height for every x: where a slope, a shore or a meadow begins. */
export type Ground = (x: number) => number;

/** A band of mist, thicker and thinner along its length. */
export function paintMist(
  canvas: Canvas,
  y: number,
  height: number,
  colour: Hex,
  alpha: number,
  seed = 1,
): void {
  const noise = noiseFrom(seed);
  const ink = rgb(colour);
  canvas.rows(y - height * 1.6, y + height * 1.6, (x, row, index) => {
    const distance = (row - y - height * 0.5 * noise.fractal(x / 500, 2, 3)) / height;
    const amount =
      Math.exp(-distance * distance * 2.2) * alpha * (0.75 + 0.6 * noise.fractal(x / 500, row / 80, 3));
    if (amount > 0.003) canvas.blend(index, ink, clamp(amount));
  });
}

export type Turf = {
  ground: Ground;
  seed: number;
  tones: readonly [dark: Hex, light: Hex, spark: Hex];
  grain?: number;
  alpha?: number;
};

/** Meadow or snowfield below a ground line: noise stretched by perspective and cut into three flats. */
export function paintTurf(canvas: Canvas, { ground, seed, tones, grain = 170, alpha = 0.75 }: Turf): void {
  const noise = noiseFrom(seed);
  const [dark, light, spark] = [rgb(tones[0]), rgb(tones[1]), rgb(tones[2])];
  canvas.rows(0, canvas.height, (x, y, index) => {
    const depth = y - ground(x);
    if (depth < 0) return;
    const value = noise.fractal(x / (grain * (0.5 + depth / 160)), Math.log(1 + depth / 26) * 3.4, 4, 0.45);
    const fade = alpha * smoothStep(0, 14, depth);
    if (value < -0.22) canvas.blend(index, dark, fade * smoothStep(-0.205, -0.235, value));
    else if (value > 0.3) canvas.blend(index, spark, fade);
    else if (value > 0.16) canvas.blend(index, light, fade * smoothStep(0.145, 0.175, value));
  });
}
