import type { Canvas } from "./canvas.ts";
import { rgb, type Hex } from "./colour.ts";
import { noiseFrom } from "./noise.ts";
import { randomFrom, smoothStep } from "./random.ts";

/** Darker corners, so that the eye stays in the picture. */
export function paintVignette(canvas: Canvas, alpha: number, colour: Hex): void {
  const ink = rgb(colour);
  canvas.rows(0, canvas.height, (x, y, index) => {
    const distance = Math.hypot((x / canvas.width - 0.5) * 1.1, y / canvas.height - 0.5);
    canvas.blend(index, ink, alpha * smoothStep(0.42, 0.85, distance));
  });
}

/** Quiets the part of a hero that carries text: the left of a wide picture, the top of a tall one. */
export function paintQuiet(canvas: Canvas, side: "left" | "top", colour: Hex): void {
  const ink = rgb(colour);
  canvas.rows(0, canvas.height, (x, y, index) => {
    const share = side === "left" ? x / canvas.width : y / canvas.height;
    canvas.blend(index, ink, 0.24 * (1 - smoothStep(0.34, 0.6, share)));
  });
}

/** Paper grain, strongest in the mid-tones, plus a fine mottling of the ink. */
export function paintGrain(canvas: Canvas, amount: number, seed = 7): void {
  const random = randomFrom(seed);
  const noise = noiseFrom(seed);
  const { pixels, pixelWidth, scale } = canvas;
  const cell = Math.max(1, Math.round(scale * 0.75));
  const columns = Math.ceil(pixelWidth / cell);
  const speckles = new Float32Array(columns * Math.ceil(canvas.pixelHeight / cell));
  for (let i = 0; i < speckles.length; i++) speckles[i] = random() + random() + random() - 1.5;
  canvas.rows(0, canvas.height, (x, y, index) => {
    const [px, py] = [Math.round(x * scale), Math.round(y * scale)];
    const speckle = speckles[Math.floor(py / cell) * columns + Math.floor(px / cell)]! * amount;
    const luma = 0.3 * pixels[index]! + 0.6 * pixels[index + 1]! + 0.1 * pixels[index + 2]!;
    const strength = speckle * (0.55 + 2.4 * luma * (1 - luma));
    const mottle = 0.014 * noise.fractal(x / 5, y / 5, 2) + 0.012 * noise.fractal(x / 160, y / 160, 3);
    pixels[index]! += strength + mottle;
    pixels[index + 1]! += strength + mottle;
    pixels[index + 2]! += strength * 0.9 + mottle;
  });
}
