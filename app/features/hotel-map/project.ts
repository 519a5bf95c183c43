import { type Point, pointOf } from "#app/features/valley/valley-places.ts";

/** The drawing's part with houses, in units in which a pin is as large as a finger on a phone. */
export const valleySize = { width: 440, height: 400 } as const;
/** Such a unit holds so many of the drawing's own. */
export const landScale = 0.733;

/** Where on the drawing a position is; undefined when it lies beyond it. */
export function project(latitude: number | null, longitude: number | null): Point | undefined {
  if (latitude === null || longitude === null) return undefined;
  const point = pointOf({ north: latitude, east: longitude });
  const [x, y] = [point.x * landScale, point.y * landScale];
  const isInside = x >= 0 && x <= valleySize.width && y >= 0 && y <= valleySize.height;
  return isInside ? { x, y } : undefined;
}

/** So many units lie between the middles of two pins. */
const leastDistance = 42;
const margin = 24;
const turns = 80;

/** Moves spots apart until none covers another: those of one place stand around it. The same each time. */
export function spread(spots: readonly Point[]): Point[] {
  const placed = spots.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) * (1 + index * 0.1),
    y: y + Math.sin(index * 2.4) * (1 + index * 0.1),
  }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1)) pushApart(one, other);
  return placed.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function pushApart(one: Point, other: Point): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy) || 0.01;
  if (distance >= leastDistance) return;
  const push = (leastDistance - distance) / 2 / distance;
  one.x = kept(one.x - dx * push, valleySize.width);
  one.y = kept(one.y - dy * push, valleySize.height);
  other.x = kept(other.x + dx * push, valleySize.width);
  other.y = kept(other.y + dy * push, valleySize.height);
}

function kept(value: number, most: number): number {
  return Math.min(most - margin, Math.max(margin, value));
}
