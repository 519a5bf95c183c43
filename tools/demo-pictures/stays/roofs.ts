import { round, scallops } from "../draw/path.ts";
import { lerp } from "../paint/random.ts";
import type { RoofShape } from "../scene.ts";
import { archedWindow, type FrontInks } from "./arched-window.ts";

/** A roof over walls `half` wide to each side, whose upper edge lies at `y`. */
type Roof = (half: number, y: number, inks: FrontInks) => string;

function seams(
  from: readonly [number, number],
  to: readonly [number, number],
  top: number,
  bottom: number,
  ink: string,
): string {
  const lines = Array.from(
    { length: 30 },
    (_, i) =>
      `M${round(lerp(from[0], from[1], i / 29))},${top}L${round(lerp(to[0], to[1], i / 29))},${bottom}`,
  );
  return `<path d="${lines.join("")}" stroke="${ink}" stroke-width="1.4" opacity=".5"/>`;
}

function hip(half: number, y: number, rise: number, inks: FrontInks): string {
  const [eave, ridge] = [half + 38, half - 80];
  return `<path d="M${-eave},${y + 4} L${-ridge},${y - rise} L${ridge},${y - rise} L${eave},${y + 4}Z" fill="${inks.roof}"/>
    <path d="M${-eave},${y + 4} L${-ridge},${y - rise} L${-ridge * 0.32},${y - rise} L${-eave * 0.46},${y + 4}Z" fill="${inks.roofLit}"/>
    ${seams([-ridge, ridge], [-eave, eave], y - rise, y + 4, inks.roofShade)}
    <path d="${scallops(-eave, eave, y + 4, 4.6, Math.round(eave / 6))}" fill="${inks.trim}"/>`;
}

function finial(y: number, inks: FrontInks): string {
  return `<path d="M0,${y} L0,${y - 38}" stroke="${inks.wood}" stroke-width="6"/><path d="M-6,${y - 24}h12l-6,-26Z" fill="${inks.trim}"/>`;
}

function dormer(x: number, y: number, inks: FrontInks): string {
  return `<path d="M${x - 50},${y} L${x},${y - 50} L${x + 50},${y}Z" fill="${inks.roofShade}"/>
    <path d="M${x - 34},${y + 12} L${x - 34},${y - 10} L${x},${y - 44} L${x + 34},${y - 10} L${x + 34},${y + 12}Z" fill="${inks.wall}"/>
    <rect x="${x - 14}" y="${y - 16}" width="28" height="24" fill="${inks.glass[0]}"/>
    <path d="M${x - 54},${y + 2} L${x},${y - 54} L${x + 54},${y + 2} L${x + 46},${y + 4} L${x},${y - 42} L${x - 46},${y + 4}Z" fill="${inks.trim}"/>`;
}

const hipped: Roof = (half, y, inks) => {
  const rise = 104;
  const dormers = [-0.52, 0, 0.52].map((share) => dormer(half * share, y - 30, inks));
  return hip(half, y, rise, inks) + dormers.join("") + finial(y - rise, inks);
};

const gabled: Roof = (half, y, inks) => {
  const gable = `<path d="M-202,${y - 26} L0,${y - 208} L202,${y - 26}Z" fill="${inks.roofShade}"/>
    <path d="M-202,${y - 26} L0,${y - 208} L0,${y - 26}Z" fill="${inks.roofLit}"/>
    <path d="M-144,${y - 32} L0,${y - 162} L144,${y - 32}Z" fill="${inks.wall}"/>
    <path d="M0,${y - 162} L144,${y - 32} L0,${y - 32}Z" fill="${inks.wallShade}"/>
    ${archedWindow(-26, y - 102, 52, 60, inks, true)}
    <path d="M-210,${y - 24} L0,${y - 214} L210,${y - 24} L196,${y - 18} L0,${y - 194} L-196,${y - 18}Z" fill="${inks.trim}"/>`;
  const dormers = half > 330 ? dormer(-half * 0.77, y - 30, inks) + dormer(half * 0.77, y - 30, inks) : "";
  return hip(half, y, 120, inks) + gable + finial(y - 212, inks) + dormers;
};

/** Two tiers with a row of lights between them, as old Kashmiri roofs have. */
const stepped: Roof = (half, y, inks) => {
  const upper = half * 0.5;
  const neck = y - 74;
  let lights = "";
  for (let x = -upper + 16; x < upper - 20; x += 42)
    lights += `<rect x="${round(x)}" y="${neck - 38}" width="26" height="28" fill="${inks.glass[0]}"/>`;
  return `${hip(half, y, 78, inks)}
    <rect x="${-upper}" y="${neck - 46}" width="${upper * 2}" height="46" fill="${inks.wood}"/>${lights}
    ${hip(upper, neck - 46, 84, inks)}${finial(neck - 128, inks)}`;
};

/** One steep gable of wooden shingles over the whole front. */
const log: Roof = (half, y, inks) => {
  const [eave, peak] = [half + 66, y - 250];
  let shingles = "";
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    shingles += `M${round(-eave * t)},${round(lerp(peak, y + 20, t))}L${round(-eave * t + 44)},${round(lerp(peak, y + 20, t))}M${round(eave * t)},${round(lerp(peak, y + 20, t))}L${round(eave * t - 44)},${round(lerp(peak, y + 20, t))}`;
  }
  return `<path d="M${-half},${y} L0,${peak + 54} L${half},${y}Z" fill="${inks.wall}"/>
    <path d="M0,${peak + 54} L${half},${y} L0,${y}Z" fill="${inks.wallShade}"/>
    ${archedWindow(-30, y - 92, 60, 66, inks, true)}
    <path d="M${-eave},${y + 20} L0,${peak} L${eave},${y + 20} L${eave - 44},${y + 26} L0,${peak + 46} L${-eave + 44},${y + 26}Z" fill="${inks.roof}"/>
    <path d="M${-eave},${y + 20} L0,${peak} L0,${peak + 46} L${-eave + 44},${y + 26}Z" fill="${inks.roofLit}"/>
    <path d="${shingles}" stroke="${inks.roofShade}" stroke-width="3" opacity=".7"/>
    <rect x="${half * 0.42}" y="${peak + 40}" width="40" height="110" fill="${inks.base}"/>
    <rect x="${half * 0.42 - 6}" y="${peak + 34}" width="52" height="12" fill="${inks.baseShade}"/>`;
};

const roofs: Record<RoofShape, Roof> = { hipped, gabled, stepped, log };

/** Draws the roof of a shape. */
export function roof(shape: RoofShape, half: number, y: number, inks: FrontInks): string {
  return roofs[shape](half, y, inks);
}
