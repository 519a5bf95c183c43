import { type Point, roads } from "./valley-places.ts";

/** The valley of Kashmir with its roads, drawn by hand in the units of `mapSize`: simplified, north up. */
export function ValleyLand() {
  return (
    <g aria-hidden="true">
      <rect width="600" height="640" fill="var(--map-hill)" />
      <path d={valleyFloor} fill="var(--map-land)" />
      <path d={ranges} fill="none" stroke="var(--map-contour)" strokeWidth="5" strokeLinejoin="round" />
      <path d={rivers} fill="none" stroke="var(--map-water)" strokeWidth="5" strokeLinecap="round" />
      <path d={lakes} fill="var(--map-water)" stroke="var(--map-water)" strokeWidth="3" />
      <path
        d={roads.map(lineThrough).join("")}
        fill="none"
        stroke="var(--map-road-edge)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A path's `d` from point to point. */
export function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

const valleyFloor =
  "M62 262C88 196 172 170 232 214S300 300 352 330 420 430 470 500 520 600 462 622 352 590 300 520 196 430 140 396 40 322 62 262z";
const ranges =
  "M24 330l34-46 30 40M96 420l36-52 38 46M176 508l40-56 40 52M268 594l38-50 36 44M120 150l38-56 40 50M330 232l38-58 42 54M420 160l42-62 44 58M470 286l40-56 40 54M540 420l34-50 30 46M330 96l36-50 36 48M210 60l30-40 32 40";
const rivers =
  "M484 606C462 590 452 568 438 560S384 470 366 450 300 400 282 366 250 330 232 300 180 222 160 222 96 250 60 262M516 402C500 450 470 520 438 560M505 243C460 262 380 260 324 264S262 300 262 300M20 40C90 60 200 60 292 60S420 70 470 52";
const lakes =
  "M292 346c10-12 26-8 28 6s-10 22-20 18-16-14-8-24zM184 212c10-22 40-30 46-12s-12 36-28 34-24-10-18-22zM212 268c6-6 14-4 14 2s-8 8-12 6-4-6-2-8z";
