import type { Light } from "../lights.ts";
import { mix } from "../paint/colour.ts";
import { lerp } from "../paint/random.ts";
import { cabin } from "./landmarks.ts";
import { round } from "./path.ts";

export type Gondola = {
  /** Upper end of the cable and the head of the tower. */
  cable: { from: readonly [x: number, y: number]; tower: readonly [x: number, y: number] };
  cabins: readonly (readonly [x: number, size: number])[];
};

const cabinInks = {
  steel: "#1f3350",
  body: "#b92d25",
  lit: "#e2512f",
  glass: "#1d3556",
  glassLit: "#8fb4d4",
  stripe: "#f6d27a",
};

/** Cable, tower and cabins; the tower stands on the slope `down` below its standard place. */
export function gondola({ cable, cabins }: Gondola, light: Light, width: number, down: number): string {
  const [[x0, y0], [x1, y1]] = [cable.from, cable.tower];
  const height = (x: number) => {
    const t = (x - x0) / (x1 - x0);
    return lerp(y0, y1, t) + 40 * Math.sin(Math.PI * Math.min(1, Math.max(0, t)));
  };
  const line = (offset: number, weight: number) => {
    let path = `M${x0},${round(height(x0) + offset)}`;
    for (let x = x0 + 40; x <= x1; x += 40) path += `L${x},${round(height(x) + offset)}`;
    return `<path d="${path}L${width + 60},${round(height(x1) + offset + 150)}" stroke="${cabinInks.steel}" stroke-width="${weight}" fill="none"/>`;
  };
  const head = y1 - 26;
  const foot = 860 + down;
  const wheels = [-68, -52, -36, 26, 42, 58].map(
    (dx) => `<circle cx="${x1 + dx}" cy="${y1 - 12}" r="6" fill="${cabinInks.steel}"/>`,
  );
  const tower = `<path d="M${x1 - 12},${head}L${x1 + 12},${head}L${x1 + 24},${foot}L${x1 - 24},${foot}Z" fill="${cabinInks.steel}"/>
    <path d="M${x1 - 12},${head}L${x1 - 3},${head}L${x1 - 8},${foot}L${x1 - 24},${foot}Z" fill="#4b668c"/>
    <path d="M${x1 - 70},${y1 - 30}l140,4l0,12l-140,-2Z" fill="${cabinInks.steel}"/>${wheels.join("")}
    <path d="M${x1 - 70},${foot + 12}Q${x1},${foot - 34} ${x1 + 76},${foot + 10}Q${x1},${foot + 24} ${x1 - 70},${foot + 12}Z" fill="${mix(light.ground.crest, light.ground.foot, 0.2)}"/>`;
  return (
    line(0, 2.6) +
    line(-22, 1.6) +
    tower +
    cabins.map(([x, size]) => cabin(x, height(x) + 60 * size, size, cabinInks)).join("")
  );
}
