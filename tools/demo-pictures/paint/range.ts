import type { Canvas } from "./canvas.ts";
import { rgb, type Hex, type Rgb, type Tones } from "./colour.ts";
import { clamp, lerp } from "./random.ts";
import { buildRelief, reliefMargin, softened, type Relief, type ReliefShape } from "./relief.ts";

export type Haze = { colour: Hex; foot: number; top: number; height: number };

export type Range = ReliefShape & {
  base: number;
  rock: Tones;
  snow?: Tones;
  forest?: Tones;
  /** Height in units above which snow lies; none without. */
  snowline?: number;
  light?: readonly [fromSide: number, fromFront: number];
  haze: Haze;
  /** Share of the surface below each of the three cuts between the four tones. */
  cuts?: readonly [number, number, number];
  /** Leaves the picture below the base line as it is, for ranges in front of others. */
  keepFoot?: boolean;
};

type Surface = { shade: Float32Array; snow: Float32Array };

function shadeSurface(relief: Relief, range: Range): Surface {
  const { columns, rows, heights, noise } = relief;
  const [side, front] = range.light ?? [-0.75, 0.4];
  const soft = softened(relief);
  const shade = new Float32Array(heights.length);
  const snow = new Float32Array(heights.length);
  for (let z = 0; z < rows; z++) {
    const [before, behind] = [Math.max(0, z - 1), Math.min(rows - 1, z + 1)];
    for (let x = 0; x < columns; x++) {
      const [left, right] = [Math.max(0, x - 1), Math.min(columns - 1, x + 1)];
      const at = z * columns + x;
      const slopeX = (soft[z * columns + right]! - soft[z * columns + left]!) / (right - left);
      const slopeZ = (soft[behind * columns + x]! - soft[before * columns + x]!) / (behind - before) / 2.2;
      const length = Math.hypot(slopeX, 1, slopeZ);
      const up = 1 / length;
      const lit =
        0.5 + 0.62 * ((-slopeX / length) * side + (slopeZ / length) * front * 0.6) + 0.18 * (up - 0.6);
      shade[at] = lit + 0.02 * noise.fractal(x / 20, z / 12, 2);
      const aboveLine = (heights[at]! - (range.snowline ?? Infinity)) / 60;
      snow[at] = aboveLine + 0.9 * noise.fractal(x / 46, z / 30, 4) + 0.7 * (up - 0.5) + 0.55 * (lit - 0.5);
    }
  }
  return { shade, snow };
}

function toneCuts(
  { columns, rows, heights }: Relief,
  shade: Float32Array,
  shares: readonly number[],
): number[] {
  const sample: number[] = [];
  for (let i = 0; i < shade.length; i += 97) {
    if (Math.floor(i / columns) < rows * 0.62 && heights[i]! > 4) sample.push(shade[i]!);
  }
  sample.sort((a, b) => a - b);
  return shares.map((share) => sample[Math.floor(share * (sample.length - 1))] ?? 0);
}

/**
 * A mountain range: a height field lit from one side, quantised to four flat tones per material and
 * projected front to back, so that nearer slopes hide farther ones.
 */
export function paintRange(canvas: Canvas, range: Range): void {
  const relief = buildRelief(range, canvas.width);
  const { columns, rows, heights, noise } = relief;
  const { shade, snow } = shadeSurface(relief, range);
  const cuts = toneCuts(relief, shade, range.cuts ?? [0.24, 0.5, 0.8]);
  const rockInks = range.rock.map(rgb);
  const snowInks = (range.snow ?? range.rock).map(rgb);
  const forestInks = (range.forest ?? range.rock).map(rgb);
  const hazeInk = rgb(range.haze.colour);
  const { pixelWidth, pixelHeight, scale } = canvas;
  const treeline = range.treeline ?? -1;

  function inkAt(x: number, z: number, from: number, share: number): Rgb {
    const across = (field: Float32Array) => lerp(field[from]!, field[from + 1]!, share);
    const light = across(shade);
    const tone = cuts.filter((cut) => light > cut).length;
    if (across(snow) > 0) return snowInks[tone]!;
    const wooded = across(heights) < treeline + 55 * noise.fractal(x / 80, z / 40, 3);
    return (wooded ? forestInks : rockInks)[tone]!;
  }

  for (let px = 0; px < pixelWidth; px++) {
    const x = px / scale;
    const column = clamp(x + reliefMargin, 0, columns - 1.001);
    const [left, share] = [Math.floor(column), column % 1];
    let skyline = Math.min(pixelHeight, range.base * scale + 1);
    for (let z = 0; z < rows; z++) {
      const from = z * columns + left;
      const height = lerp(heights[from]!, heights[from + 1]!, share);
      const top = (range.base - 10 * (z / rows) - height) * scale;
      if (top >= skyline) continue;
      const ink = inkAt(x, z, from, share);
      const first = Math.max(0, Math.floor(top));
      for (let py = first; py < Math.min(pixelHeight, Math.ceil(skyline)); py++) {
        const index = (py * pixelWidth + px) * 3;
        canvas.blend(index, ink, z > 0 && py === first ? clamp(1 - (top - first)) : 1);
        const y = py / scale;
        const climb = clamp((range.base - y) / range.haze.height);
        const drift = 0.25 * range.haze.foot * noise.fractal(x / 260, y / 60, 2);
        canvas.blend(index, hazeInk, clamp(lerp(range.haze.foot, range.haze.top, climb) + drift));
      }
      skyline = top;
    }
    if (range.keepFoot) continue;
    for (let py = Math.ceil(range.base * scale); py < pixelHeight; py++)
      canvas.blend((py * pixelWidth + px) * 3, hazeInk, 1);
  }
}
