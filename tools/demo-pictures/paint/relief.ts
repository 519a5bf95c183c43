import { noiseFrom, type Noise } from "./noise.ts";

export type Peak = readonly [x: number, height: number, halfWidth: number, sharpness?: number];

export type ReliefShape = {
  seed: number;
  peaks: readonly Peak[];
  /** Lowest crest between the peaks. */
  floor: number;
  roughness?: number;
  /** Ridge frequency along the range and into it. */
  pitch?: readonly [number, number];
  /** Height up to which trees roughen the silhouette, and how tall they stand. */
  treeline?: number;
  treeHeight?: number;
};

/** A height field seen from the front: x along the range, z from the foot into the distance. */
export type Relief = { columns: number; rows: number; heights: Float32Array; noise: Noise };

/** Columns left and right of the picture, so that blurs and warps have something to read. */
export const reliefMargin = 80;
const rows = 420;

function crestAt(x: number, { peaks, floor }: ReliefShape): number {
  let crest = floor;
  for (const [at, height, halfWidth, sharpness = 1.15] of peaks) {
    const closeness = 1 - Math.abs(x - at) / halfWidth;
    if (closeness <= 0) continue;
    const rise = height * closeness ** sharpness;
    crest = Math.max(crest, rise) + 0.108 * Math.min(crest, rise);
  }
  return crest;
}

/** Builds the height field of a mountain range from its peaks. */
export function buildRelief(shape: ReliefShape, width: number): Relief {
  const { roughness = 0.55, pitch: [pitchX, pitchZ] = [1 / 260, 1.3], treeline = -1, treeHeight = 0 } = shape;
  const noise = noiseFrom(shape.seed);
  const columns = width + reliefMargin * 2;
  const heights = new Float32Array(columns * rows);
  for (let x = 0; x < columns; x++) {
    const crest = crestAt(x - reliefMargin, shape);
    const ridgeLine = 0.66 + 0.12 * noise.fractal(x / 300, 40, 3);
    for (let row = 0; row < rows; row++) {
      const z = row / (rows - 1);
      const rise = (z < ridgeLine ? z / ridgeLine : Math.max(0, 1 - (z - ridgeLine) / 0.5)) ** 0.9;
      const bentX = x + 40 * noise.fractal(x / 190 + 5, z * 2.2, 3);
      const bentZ = z + 0.07 * noise.at(x / 120, z * 4 + 9);
      const ridge = noise.ridged(bentX * pitchX, bentZ * pitchZ, 7) - 0.22;
      let height = crest * rise * (1 - roughness * 0.62 + roughness * 1.25 * ridge);
      height += crest * 0.05 * noise.fractal(x / 22, z * 14, 3) * rise;
      if (treeHeight > 0 && height < treeline + 40 * noise.fractal(x / 90, z * 5, 3)) {
        const phase = (((x / 9 + noise.at(x / 7, z * 60)) % 1) + 1) % 1;
        const tip = Math.abs(phase - 0.5) * 2 * (0.5 + 0.8 * Math.abs(noise.at(x / 9 + 3, z * 70)));
        height += treeHeight * tip * (0.4 + rise);
      }
      heights[row * columns + x] = height;
    }
  }
  return { columns, rows, heights, noise };
}

function boxBlur(
  source: Float32Array,
  count: number,
  stride: number,
  lines: number,
  lineStride: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(source.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    let sum = 0;
    let members = 0;
    for (let i = 0; i < Math.min(radius, count); i++) {
      sum += source[start + i * stride]!;
      members++;
    }
    for (let i = 0; i < count; i++) {
      if (i + radius < count) {
        sum += source[start + (i + radius) * stride]!;
        members++;
      }
      if (i - radius - 1 >= 0) {
        sum -= source[start + (i - radius - 1) * stride]!;
        members--;
      }
      out[start + i * stride] = sum / members;
    }
  }
  return out;
}

/** Two box blurs: shading from this copy gives large clean tones while the silhouette stays sharp. */
export function softened({ columns, rows: depth, heights }: Relief, radius = 7): Float32Array {
  let soft = heights;
  for (let pass = 0; pass < 2; pass++) {
    const along = boxBlur(soft, columns, 1, depth, columns, radius);
    soft = boxBlur(along, depth, columns, columns, 1, Math.max(1, Math.round(radius * 0.6)));
  }
  return soft;
}
