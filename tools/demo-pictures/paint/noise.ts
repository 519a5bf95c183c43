import { clamp, lerp, randomFrom } from "./random.ts";

export type Noise = {
  /** Gradient noise, about -1 to 1. */
  at(x: number, y: number): number;
  /** Fractal sum: clouds, meadows, anything soft. */
  fractal(x: number, y: number, octaves?: number, gain?: number): number;
  /** Ridged sum: each octave is weighted by the one before, which makes crests and gullies. */
  ridged(x: number, y: number, octaves?: number): number;
};

function permutation(random: () => number): Uint8Array {
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return Uint8Array.from({ length: 512 }, (_, index) => order[index & 255]!);
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Gradient noise with its own permutation: every layer of a picture gets one, so layers never rhyme. */
export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const order = permutation(random);
  const gradients = new Float64Array(512);
  for (let i = 0; i < 256; i++) {
    const angle = random() * Math.PI * 2;
    gradients[i * 2] = Math.cos(angle);
    gradients[i * 2 + 1] = Math.sin(angle);
  }

  function corner(ix: number, iy: number, dx: number, dy: number): number {
    const k = order[order[ix & 255]! + (iy & 255)]! * 2;
    return gradients[k]! * dx + gradients[k + 1]! * dy;
  }

  function at(x: number, y: number): number {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const u = fade(fx);
    const above = lerp(corner(ix, iy, fx, fy), corner(ix + 1, iy, fx - 1, fy), u);
    const below = lerp(corner(ix, iy + 1, fx, fy - 1), corner(ix + 1, iy + 1, fx - 1, fy - 1), u);
    return 1.5 * lerp(above, below, fade(fy));
  }

  function fractal(x: number, y: number, octaves = 5, gain = 0.5): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * at(x, y);
      total += weight;
      weight *= gain;
      x = x * 2.03 + 17.3;
      y = y * 2.03 + 9.1;
    }
    return sum / total;
  }

  function ridged(x: number, y: number, octaves = 5): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let previous = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const crest = (1 - Math.abs(at(x, y))) ** 2;
      sum += crest * weight * previous;
      total += weight;
      previous = clamp(crest * 1.7);
      weight *= 0.5;
      // Turning by 30° per octave hides the square grid of the noise.
      [x, y] = [(x * 0.86 - y * 0.5) * 2.05 + 3.1, (x * 0.5 + y * 0.86) * 2.05 + 7.7];
    }
    return sum / total;
  }

  return { at, fractal, ridged };
}
