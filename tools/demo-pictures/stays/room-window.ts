import { leaf } from "../draw/leaf.ts";
import type { RoomLook } from "../scene.ts";
import type { RoomInks } from "./room-inks.ts";

/** The opening in the wall, and the joinery around it. */
type Opening = {
  hole: string;
  frame: (inks: RoomInks) => string;
  floorLight: readonly (readonly [number, number])[];
};

const bays = [
  [170, 386],
  [414, 636],
  [664, 880],
] as const;

function trefoil(x0: number, x1: number, top: number, bottom: number): string {
  const w = x1 - x0;
  const middle = (x0 + x1) / 2;
  return `M${x0},${bottom}L${x0},${top + 110}Q${x0 + 4},${top + 74} ${x0 + w * 0.2},${top + 62}Q${x0 + w * 0.26},${top + 24} ${middle},${top}Q${x1 - w * 0.26},${top + 24} ${x1 - w * 0.2},${top + 62}Q${x1 - 4},${top + 74} ${x1},${top + 110}L${x1},${bottom}Z`;
}

const trefoilHoles = bays.map(([a, b]) => trefoil(a, b, 110, 610)).join("");
const trefoilOuter = bays.map(([a, b]) => trefoil(a - 9, b + 9, 96, 614)).join("");

function sill(inks: RoomInks): string {
  return `<rect x="104" y="624" width="842" height="26" fill="${inks.wood}"/><rect x="104" y="624" width="842" height="7" fill="${inks.woodLit}"/>`;
}

function carvedBays(inks: RoomInks): string {
  const bars = bays.map(([a, b]) => {
    const middle = (a + b) / 2;
    const leaves = [-1, 1].map((side) => leaf(middle + side * (b - a) * 0.4, 140, 0.5, side * 40));
    return `<path d="M${middle - 1.5},110V610h5V110Z M${a},342H${b}v5H${a}Z" fill="${inks.woodDark}"/>
      <rect x="${middle - 6}" y="338" width="14" height="13" rx="2" fill="${inks.woodDark}"/><g fill="${inks.woodLit}" opacity=".9">${leaves.join("")}</g>`;
  });
  return `<path fill-rule="evenodd" d="M128,76H922V640H128Z ${trefoilHoles}" fill="${inks.woodDark}"/>
    <path fill-rule="evenodd" d="M142,88H908V626H142Z ${trefoilOuter}" fill="${inks.wood}"/>
    <path d="M128,76H922V84H128Z M128,76V640H136V76Z" fill="${inks.woodLit}"/>${bars.join("")}${sill(inks)}`;
}

const disc = (radius: number) => `M525,${348 - radius}A${radius},${radius} 0 1 1 524.9,${348 - radius}Z`;

function roundFrame(inks: RoomInks): string {
  const leaves = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return leaf(525 + Math.cos(angle) * 268, 348 + Math.sin(angle) * 268, 0.36, (angle * 180) / Math.PI + 90);
  });
  return `<path fill-rule="evenodd" d="${disc(286)}${disc(250)}" fill="${inks.wood}"/>
    <path fill-rule="evenodd" d="${disc(286)}${disc(279)}" fill="${inks.woodLit}"/>
    <path fill-rule="evenodd" d="${disc(256)}${disc(250)}" fill="${inks.woodDeep}"/>
    <path d="M525,98V598 M275,348H775" stroke="${inks.woodDark}" stroke-width="9"/>
    <path d="M348,171L702,525 M702,171L348,525" stroke="${inks.woodDark}" stroke-width="5"/>
    <circle cx="525" cy="348" r="34" fill="${inks.wood}"/><g fill="${inks.woodLit}">${leaf(525, 366, 0.9)}${leaves.join("")}</g>`;
}

function casementFrame(inks: RoomInks): string {
  const mullions = [322, 516, 710].map(
    (x) =>
      `<rect x="${x}" y="128" width="18" height="484" fill="${inks.wood}"/><rect x="${x}" y="128" width="5" height="484" fill="${inks.woodLit}"/>`,
  );
  return `<path fill-rule="evenodd" d="M112,92H938V640H112Z M142,128H908V612H142Z" fill="${inks.wood}"/>
    <path d="M112,92H938V101H112Z M112,92V640H120V92Z" fill="${inks.woodLit}"/>${mullions.join("")}
    <path d="M142,266H908v7H142Z" fill="${inks.woodDark}"/>
    <path d="M142,128H908v8H142Z M142,128V612h7V128Z" fill="${inks.woodDeep}"/>${sill(inks)}`;
}

/** The three kinds of window. */
export const openings: Record<RoomLook["window"], Opening> = {
  trefoil: { hole: trefoilHoles, frame: carvedBays, floorLight: bays },
  round: { hole: disc(252), frame: roundFrame, floorLight: [[330, 700]] },
  casement: {
    hole: "M142,128H908V612H142Z",
    frame: casementFrame,
    floorLight: [
      [150, 330],
      [350, 520],
      [540, 710],
      [730, 900],
    ],
  },
};
