import type { Hex } from "../paint/colour.ts";
import type { Ground } from "../paint/ground.ts";
import type { Random } from "../paint/random.ts";

export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a unit, finer than any pixel we print. */
export function round(value: number): string {
  return value.toFixed(1);
}

/** Straight-sided closed path. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join("L")}Z`;
}

/** Smooth open path through the midpoints. */
export function curve(points: readonly Point[]): string {
  const [first = [0, 0] as const, ...rest] = points;
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${round(x)},${round(y)} ${round((x + nextX) / 2)},${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])},${round(first[1])}${bends.join("")}L${round(last[0])},${round(last[1])}`;
}

function middle(a: Point, b: Point): string {
  return `${round((a[0] + b[0]) / 2)},${round((a[1] + b[1]) / 2)}`;
}

/** An ellipse with a wobble: bushes, leaves, pebbles, shadows. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  random: Random,
  bumps = 9,
  wobble = 0.18,
): string {
  const turn = random() * 6;
  const points = Array.from({ length: bumps }, (_, index): Point => {
    const angle = turn + (index / bumps) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * wobble * 2;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const bends = points.map((point, index) => {
    const next = points[(index + 1) % bumps] ?? point;
    return `Q${round(point[0])},${round(point[1])} ${middle(point, next)}`;
  });
  return `M${middle(points[0]!, points[bumps - 1]!)}${bends.join("")}Z`;
}

/** A hanging edge of half circles: canopies, eaves. */
export function scallops(x0: number, x1: number, y: number, drop: number, count: number): string {
  const width = (x1 - x0) / count;
  const bows = Array.from(
    { length: count },
    (_, i) =>
      `Q${round(x0 + width * (i + 0.5))},${round(y + drop * 2)} ${round(x0 + width * (i + 1))},${round(y)}`,
  );
  return `M${x0},${y}${bows.join("")}L${x1},${y - 2}L${x0},${y - 2}Z`;
}

export type GradientStop = readonly [offset: number, colour: Hex, opacity?: number];

function stopTags(stops: readonly GradientStop[]): string {
  return stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

/** Top to bottom of the object's own box, or along the given corners of it. */
export function linearGradient(
  id: string,
  stops: readonly GradientStop[],
  [x1, y1, x2, y2] = [0, 0, 0, 1],
): string {
  return `<defs><linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient></defs>`;
}

/** In drawing units, for fills that many shapes share. */
export function sharedGradient(id: string, stops: readonly GradientStop[], y1: number, y2: number): string {
  return `<defs><linearGradient id="${id}" x1="0" y1="${y1}" x2="0" y2="${y2}" gradientUnits="userSpaceOnUse">${stopTags(stops)}</linearGradient></defs>`;
}

/** In drawing units, from the centre outwards. */
export function radialGradient(
  id: string,
  stops: readonly GradientStop[],
  x: number,
  y: number,
  radius: number,
): string {
  return `<defs><radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}" gradientUnits="userSpaceOnUse">${stopTags(stops)}</radialGradient></defs>`;
}

/** Puts an object drawn around its own origin into the picture; `flip` -1 turns it round. */
export function place(x: number, y: number, size: number, body: string, flip: 1 | -1 = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size * flip} ${size})">${body}</g>`;
}

/** Ground from a line down to the lower edge, shaded from its crest to the viewer. */
export function slope(
  id: string,
  ground: Ground,
  width: number,
  height: number,
  crest: Hex,
  foot: Hex,
): string {
  const points: Point[] = [[-10, height + 10]];
  for (let x = -10; x <= width + 20; x += 15) points.push([x, ground(x)]);
  points.push([width + 20, height + 10]);
  return `${linearGradient(id, [
    [0, crest],
    [1, foot],
  ])}<path d="${polygon(points)}" fill="url(#${id})"/>`;
}
