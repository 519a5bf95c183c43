/** The attributes of a drawing that are its geometry, by tag; all others are how it is painted. */
const geometry = new Set("d cx cy r x y width height rx ry x1 y1 x2 y2 points key".split(" "));

type Attributes = Readonly<Record<string, string>>;
export type Shape = readonly [tag: string, attributes: Attributes];

/**
 * Draws shapes that are painted alike as one path: a browser makes a box for each element of a sprite, and for each that
 * an icon uses of it.
 *
 * @throws if a shape is none of those that Lucide draws with
 */
export function joined(shapes: readonly Shape[]): string {
  const paths = new Map<string, string>();
  for (const [tag, attributes] of shapes) {
    const paint = Object.entries(attributes).filter(([name]) => !geometry.has(name));
    const key = paint.map(([name, value]) => ` ${name}="${value}"`).join("");
    paths.set(key, (paths.get(key) ?? "") + pathOf(tag, attributes));
  }
  return [...paths].map(([paint, d]) => `<path d="${d}"${paint}/>`).join("");
}

function pathOf(tag: string, attributes: Attributes): string {
  const of = (name: string) => Number(attributes[name] ?? 0);
  if (tag === "path") return startedAnywhere(attributes["d"] ?? "");
  if (tag === "circle") {
    const [r, width] = [of("r"), 2 * of("r")];
    return `M${round(of("cx") - r)} ${of("cy")}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 ${-width} 0z`;
  }
  if (tag === "line") return `M${of("x1")} ${of("y1")}L${of("x2")} ${of("y2")}`;
  if (tag === "rect") return rectangle(of("x"), of("y"), of("width"), of("height"), of("rx"));
  if (tag === "polyline" || tag === "polygon")
    return `M${attributes["points"]}${tag === "polygon" ? "z" : ""}`;
  throw new Error(`A <${tag}> cannot be drawn as a path`);
}

/** A path that may follow another one: its first move is absolute, as it was at the beginning. */
function startedAnywhere(d: string): string {
  const start = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/.exec(d);
  if (!start) return d;
  const rest = d.slice(start[0].length);
  return `M${start[1]} ${start[2]}${/^[-\d.]/.test(rest) ? "l" : ""}${rest}`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  if (!radius) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [round(width - 2 * radius), round(height - 2 * radius)];
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const sides = [
    `h${across}${turn(radius, radius)}`,
    `v${down}${turn(-radius, radius)}`,
    `h${-across}${turn(-radius, -radius)}`,
    `v${-down}${turn(radius, -radius)}`,
  ];
  return `M${round(x + radius)} ${y}${sides.join("")}z`;
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
