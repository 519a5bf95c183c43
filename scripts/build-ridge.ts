import { writeFile } from "node:fs/promises";

const width = 1440;
const height = 140;

/** The ranges from far to near: height, relief, random seed, and number of peaks and passes. The nearest has the footer's colour. */
const ranges = [
  { colour: "#a87b5d", floor: 92, relief: 84, seed: 7, turns: 11 },
  { colour: "#6d4a37", floor: 110, relief: 62, seed: 23, turns: 16 },
  { colour: "#2d1a12", floor: 132, relief: 52, seed: 31, turns: 13 },
];

/** A seeded random number generator for [0, 1) (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A skyline from 0 to 1 by midpoint displacement, whose amplitude is a little more than halved at each step. */
function skyline(turns: number, random: () => number): number[] {
  let points = Array.from({ length: turns }, (_, index) =>
    index % 2 ? 0.45 + 0.55 * random() : 0.3 * random(),
  );
  for (let step = 0, amplitude = 0.34; step < 3; step += 1, amplitude *= 0.6) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      return next === undefined ? [point] : [point, (point + next) / 2 + (random() - 0.5) * amplitude];
    });
  }
  return points;
}

const paths = ranges.map(({ colour, floor, relief, seed, turns }) => {
  const heights = skyline(turns, seededRandom(seed));
  const line = heights.map((high, index) => {
    const x = Math.round((index / (heights.length - 1)) * width);
    return `${x} ${Math.round(Math.max(4, floor - high * relief))}`;
  });
  return `<path fill="${colour}" d="M0 ${height}L${line.join(" ")} ${width} ${height}z"/>`;
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${paths.join("")}</svg>\n`;
await writeFile(new URL("../app/styles/ridge.svg", import.meta.url), svg);
