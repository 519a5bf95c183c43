/** The part of the earth that the drawing shows, in degrees, and its size; one unit is 270 m on the ground. */
const west = 74.2;
const north = 34.76;
const unitsByDegreeEast = 338;
const unitsByDegreeNorth = 408;

export const valleySize = { width: 440, height: 400 } as const;

export type Spot = { x: number; y: number };

/** Where on the drawing a position is; undefined when it lies beyond it. */
export function project(latitude: number | null, longitude: number | null): Spot | undefined {
  if (latitude === null || longitude === null) return undefined;
  const x = (longitude - west) * unitsByDegreeEast;
  const y = (north - latitude) * unitsByDegreeNorth;
  const isInside = x >= 0 && x <= valleySize.width && y >= 0 && y <= valleySize.height;
  return isInside ? { x, y } : undefined;
}

/** So many units lie between the middles of two pins. */
const leastDistance = 42;
const margin = 24;
const turns = 80;

/** Moves spots apart until none covers another: those of one place stand around it. The same each time. */
export function spread(spots: readonly Spot[]): Spot[] {
  const placed = spots.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4) * (1 + index * 0.1),
    y: y + Math.sin(index * 2.4) * (1 + index * 0.1),
  }));
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1)) pushApart(one, other);
  return placed.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function pushApart(one: Spot, other: Spot): void {
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
