import { type Point, pointOf } from "#app/features/valley/valley-places.ts";

/** Size of the map section with hotels, in units of which a finger-sized pin on a phone is about 42. */
export const valleySize = { width: 440, height: 400 } as const;
/** Factor from the drawing's units to these. */
export const landScale = 0.733;

/** A position on the map; undefined outside of it. */
export function project(latitude: number | null, longitude: number | null): Point | undefined {
  if (latitude === null || longitude === null) return undefined;
  const point = pointOf({ north: latitude, east: longitude });
  const [x, y] = [point.x * landScale, point.y * landScale];
  const isInside = x >= 0 && x <= valleySize.width && y >= 0 && y <= valleySize.height;
  return isInside ? { x, y } : undefined;
}

/** Minimum distance of two pins, between their centres. */
const leastDistance = 42;
const margin = 24;
const turns = 80;

/** Moves pins apart until none overlaps another; those of one place are arranged around it. Deterministic. */
export function spreadPins(spots: readonly Point[]): Point[] {
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
  one.x = clamp(one.x - dx * push, valleySize.width);
  one.y = clamp(one.y - dy * push, valleySize.height);
  other.x = clamp(other.x + dx * push, valleySize.width);
  other.y = clamp(other.y + dy * push, valleySize.height);
}

function clamp(value: number, size: number): number {
  return Math.min(size - margin, Math.max(margin, value));
}
