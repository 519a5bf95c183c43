import type { Canvas } from "./canvas.ts";
import { gradient, rgb, type Hex, type Stop } from "./colour.ts";
import { noiseFrom } from "./noise.ts";
import { clamp, pick, randomFrom, smoothStep } from "./random.ts";

/**
 * The sky ramp from the top of the picture to the horizon, and the horizon colour below it.
 * A `depth` above 1 keeps the upper colours longer, for skies that carry text.
 */
export function paintSky(
  canvas: Canvas,
  stops: readonly [Stop, ...Stop[]],
  horizon: number,
  depth = 1,
): void {
  const ramp = gradient(stops);
  canvas.rows(0, canvas.height, (_x, y, index) => canvas.blend(index, ramp((y / horizon) ** depth), 1));
}

export type Glow = {
  x: number;
  y: number;
  radius: number;
  colour: Hex;
  alpha: number;
  power?: number;
  flatten?: number;
};

/** A soft pool of light; `flatten` above 1 makes it lie on the ground. */
export function paintGlow(canvas: Canvas, glow: Glow): void {
  const { x: cx, y: cy, radius, alpha, power = 2, flatten = 1 } = glow;
  const ink = rgb(glow.colour);
  canvas.rows(cy - radius / flatten, cy + radius / flatten, (x, y, index) => {
    const distance = Math.hypot(x - cx, (y - cy) * flatten) / radius;
    if (distance < 1) canvas.blend(index, ink, alpha * (1 - distance) ** power);
  });
}

/** Sun or moon: a flat disc with a clean edge. */
export function paintDisc(canvas: Canvas, cx: number, cy: number, radius: number, colour: Hex): void {
  const ink = rgb(colour);
  canvas.rows(cy - radius - 2, cy + radius + 2, (x, y, index) => {
    const inside = (radius - Math.hypot(x - cx, y - cy)) * canvas.scale + 0.5;
    if (inside > 0) canvas.blend(index, ink, clamp(inside));
  });
}

export type Clouds = {
  seed: number;
  top: number;
  bottom: number;
  tones: readonly [Hex, Hex, Hex];
  /** Higher is a clearer sky; .05 is heavy, .2 is thin. */
  cover: number;
  alpha: number;
  stretch?: readonly [x: number, y: number];
};

/** Flat stratified clouds: noise cut at three heights, one ink each. */
export function paintClouds(canvas: Canvas, clouds: Clouds): void {
  const { top, bottom, cover, alpha, stretch: [sx, sy] = [460, 50] } = clouds;
  const noise = noiseFrom(clouds.seed);
  const inks = clouds.tones.map(rgb);
  const depth = bottom - top;
  canvas.rows(top, bottom, (x, y, index) => {
    const edge = smoothStep(top, top + depth * 0.3, y) * (1 - smoothStep(bottom - depth * 0.4, bottom, y));
    const bend = 60 * noise.fractal(x / 200, y / 60, 2);
    const value = noise.fractal((x + bend) / sx, y / sy, 5, 0.48) - (1 - edge) * 0.5;
    inks.forEach((ink, level) => {
      const threshold = cover + level * 0.11;
      const amount = smoothStep(threshold - 0.011, threshold + 0.011, value);
      if (amount > 0) canvas.blend(index, ink, amount * alpha);
    });
  });
}

const starColours = ["#ffffff", "#ffe9c4", "#cfe0ff"] as const;

/** Stars above a height, thinning out towards it. */
export function paintStars(canvas: Canvas, seed: number, count: number, bottom: number): void {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const x = random() * canvas.width;
    const y = random() * bottom;
    const radius = 0.5 + 1.1 * random() ** 4;
    const alpha = (0.35 + 0.65 * random()) * (1 - smoothStep(bottom * 0.7, bottom, y));
    paintDot(canvas, x, y, radius, pick(random, starColours), alpha);
  }
}

/** The band of the Milky Way between two points, with its dark lane and its own dust of stars. */
export function paintMilkyWay(
  canvas: Canvas,
  seed: number,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  const noise = noiseFrom(seed);
  const random = randomFrom(seed + 1);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const width = 130;
  const ink = rgb("#9db4d8");
  canvas.rows(0, Math.max(from[1], to[1]), (x, y, index) => {
    const across = (y - from[1]) * ux - (x - from[0]) * uy;
    const along = (x - from[0]) * ux + (y - from[1]) * uy;
    const body =
      Math.exp(-((across / width) ** 2)) * (0.5 + 0.9 * noise.fractal(along / 180, across / 70, 4));
    const lane = (across - 48 * noise.fractal(along / 120, 3, 3)) / (width * 0.22);
    if (body > 0) canvas.blend(index, ink, clamp(body * 0.5 * (1 - 0.6 * Math.exp(-lane * lane))));
  });
  for (let i = 0; i < length * 1.8; i++) {
    const along = random() * length;
    const across = (random() + random() + random() - 1.5) * width * 1.2;
    const alpha = 0.25 + 0.6 * random();
    paintDot(
      canvas,
      from[0] + ux * along - uy * across,
      from[1] + uy * along + ux * across,
      0.45 + 0.7 * random() ** 5,
      pick(random, starColours),
      alpha,
    );
  }
}

function paintDot(canvas: Canvas, x: number, y: number, radius: number, colour: Hex, alpha: number): void {
  const reach = Math.ceil(radius * canvas.scale) + 1;
  const [cx, cy] = [Math.round(x * canvas.scale), Math.round(y * canvas.scale)];
  const ink = rgb(colour);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [px, py] = [cx + dx, cy + dy];
      if (px < 0 || py < 0 || px >= canvas.pixelWidth || py >= canvas.pixelHeight) continue;
      const inside = clamp(radius * canvas.scale - Math.hypot(dx, dy) + 0.5);
      if (inside > 0) canvas.blend((py * canvas.pixelWidth + px) * 3, ink, inside * alpha);
    }
  }
}
