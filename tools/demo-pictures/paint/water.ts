import type { Canvas } from "./canvas.ts";
import { rgb, type Hex } from "./colour.ts";
import { noiseFrom } from "./noise.ts";
import { lerp, smoothStep } from "./random.ts";

export type Water = {
  top: number;
  bottom?: number;
  seed: number;
  /** Colour at the horizon and at the viewer's feet. */
  tint: readonly [Hex, Hex];
  tintAlpha?: readonly [number, number];
  /** Sideways ripple in units, at the horizon and at the viewer's feet. */
  ripple?: readonly [number, number];
  glint: Hex;
  glintAlpha?: number;
  glintFrom?: number;
  dark: Hex;
  darkAlpha?: number;
};

/** Mirrors everything above the waterline, ripples it, tints it, and lays posterised glints on it. */
export function paintWater(canvas: Canvas, water: Water): void {
  const {
    top,
    tintAlpha = [0.12, 0.64],
    ripple = [0.9, 19],
    glintAlpha = 0.6,
    glintFrom = 0.52,
    darkAlpha = 0.4,
  } = water;
  const { pixelWidth, pixelHeight, scale, pixels } = canvas;
  const noise = noiseFrom(water.seed);
  const above = Float32Array.from(pixels);
  const [near, far] = [rgb(water.tint[1]), rgb(water.tint[0])];
  const [glint, dark] = [rgb(water.glint), rgb(water.dark)];
  const shore = top * scale;
  const lastRow = Math.min(pixelHeight, (water.bottom ?? canvas.height) * scale);

  for (let py = Math.ceil(shore); py < lastRow; py++) {
    const depth = (py - shore) / (pixelHeight - shore);
    const row = Math.log(1 + (py - shore) / scale / 14) * 9.5;
    const sway = lerp(ripple[0], ripple[1], depth) * scale;
    const pitch = lerp(1 / 26, 1 / 110, Math.sqrt(depth));
    const tint = lerp(tintAlpha[0], tintAlpha[1], depth);
    for (let px = 0; px < pixelWidth; px++) {
      const x = (px / scale) * pitch;
      const shift = sway * (noise.at(x, row * 1.6) + 0.5 * noise.at(x * 2.3 + 40, row * 3.1));
      const lift = sway * 0.9 * Math.abs(noise.at(x * 0.7 + 9, row * 2.2));
      const sx = Math.min(pixelWidth - 1, Math.max(0, Math.trunc(px + shift)));
      const sy = Math.min(pixelHeight - 1, Math.max(0, Math.trunc(shore - (py - shore) * 1.03 - lift - 1)));
      const from = (sy * pixelWidth + sx) * 3;
      const to = (py * pixelWidth + px) * 3;
      for (let channel = 0; channel < 3; channel++) {
        pixels[to + channel] = lerp(above[from + channel]!, lerp(far[channel]!, near[channel]!, depth), tint);
      }
      const wave = noise.at(x * 0.8 + 13, row * 2.6) + 0.45 * noise.at(x * 2 + 3, row * 5.2);
      if (wave < -glintFrom) {
        canvas.blend(
          to,
          dark,
          smoothStep(-glintFrom, -glintFrom - 0.08, wave) * darkAlpha * smoothStep(0, 0.06, depth),
        );
      } else if (wave > glintFrom) {
        canvas.blend(to, glint, smoothStep(glintFrom, glintFrom + 0.08, wave) * glintAlpha);
      }
    }
  }
}

export type Reflection = {
  waterline: number;
  alpha: number;
  ripple: number;
  fade: number;
  tint: Hex;
  tintAlpha: number;
  seed?: number;
};

/** Draws an object afloat and, below its own waterline, its broken reflection. */
export async function drawAfloat(canvas: Canvas, svg: string, reflection: Reflection): Promise<void> {
  const { waterline, alpha, ripple, fade, tintAlpha, seed = 3 } = reflection;
  const { pixelWidth, pixelHeight, scale } = canvas;
  const object = await canvas.rasterise(svg);
  const noise = noiseFrom(seed);
  const tint = rgb(reflection.tint);
  const shore = waterline * scale;
  for (let py = Math.ceil(shore); py < pixelHeight; py++) {
    const depth = (py - shore) / scale;
    const strength = 1 - depth / fade;
    if (strength <= 0) break;
    const sway = Math.min(ripple, 0.8 + depth * 0.09) * scale;
    for (let px = 0; px < pixelWidth; px++) {
      const x = px / scale;
      const sx = Math.trunc(px + sway * (noise.at(x / 40, depth / 5) + 0.5 * noise.at(x / 17, depth / 2.6)));
      const sy = Math.trunc(shore - (py - shore) - sway * 0.4 * noise.at(x / 30 + 4, depth / 4));
      if (sx < 0 || sx >= pixelWidth || sy < 0 || sy >= pixelHeight) continue;
      const from = (sy * pixelWidth + sx) * 4;
      const cover = object[from + 3]! / 255;
      if (cover === 0) continue;
      const channel = (offset: 0 | 1 | 2) => lerp(object[from + offset]! / 255, tint[offset], tintAlpha);
      canvas.blend(
        (py * pixelWidth + px) * 3,
        [channel(0), channel(1), channel(2)],
        cover * alpha * strength,
      );
    }
  }
  canvas.overlay(object);
}
