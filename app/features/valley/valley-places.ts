/** A place on the roads of the valley; degrees north and east. */
type Place = {
  name: string;
  north: number;
  east: number;
  /** The next place on the road towards Srinagar; Srinagar has none. */
  towards?: string;
  /** Only a bend of the road. */
  isBend?: boolean;
};

/** Places and roads in one list: a tree whose root is Srinagar. */
const places: readonly Place[] = [
  { name: "Srinagar", north: 34.083, east: 74.805 },
  { name: "Dal Lake", north: 34.11, east: 74.862, towards: "Srinagar" },
  { name: "Nigeen", north: 34.125, east: 74.832, towards: "Srinagar" },
  { name: "Tangmarg", north: 34.06, east: 74.424, towards: "Srinagar" },
  { name: "Gulmarg", north: 34.048, east: 74.38, towards: "Tangmarg" },
  { name: "Doodhpathri", north: 33.862, east: 74.575, towards: "Srinagar" },
  { name: "Yusmarg", north: 33.83, east: 74.664, towards: "Srinagar" },
  { name: "Pampore", north: 34.016, east: 74.926, towards: "Srinagar" },
  { name: "Avantipora", north: 33.92, east: 75.013, towards: "Pampore" },
  { name: "Anantnag", north: 33.731, east: 75.149, towards: "Avantipora" },
  { name: "Kokernag", north: 33.684, east: 75.296, towards: "Anantnag" },
  { name: "Daksum", north: 33.606, east: 75.435, towards: "Kokernag" },
  { name: "Pahalgam", north: 34.015, east: 75.319, towards: "Anantnag" },
  { name: "Aru", north: 34.092, east: 75.263, towards: "Pahalgam" },
  { name: "Betaab", north: 34.055, east: 75.364, towards: "Pahalgam" },
  { name: "Ganderbal", north: 34.226, east: 74.775, towards: "Srinagar", isBend: true },
  { name: "Kangan", north: 34.263, east: 74.903, towards: "Ganderbal", isBend: true },
  { name: "Gagangir", north: 34.29, east: 75.18, towards: "Kangan", isBend: true },
  { name: "Sonamarg", north: 34.303, east: 75.295, towards: "Gagangir" },
  { name: "Manasbal", north: 34.25, east: 74.67, towards: "Srinagar" },
  { name: "Bandipora", north: 34.417, east: 74.643, towards: "Manasbal" },
  { name: "Razdan", north: 34.54, east: 74.64, towards: "Bandipora", isBend: true },
  { name: "Gurez", north: 34.634, east: 74.83, towards: "Razdan" },
];

export type Point = { x: number; y: number };

/** The position of the map's upper left corner, and its units (100 m) per degree at 34° north. */
const [top, left, perNorth, perEast] = [34.74, 74.2, 555, 461];
export const mapSize = { width: 600, height: 640 };

const byName = new Map(places.map((place) => [place.name, place]));

/** The point on the map of a position; it may lie outside of the map. */
export function pointOf({ north, east }: { north: number; east: number }): Point {
  return { x: Math.round((east - left) * perEast), y: Math.round((top - north) * perNorth) };
}

/** The same, or undefined outside of the map. */
export function pointOnMap(degrees: { north: number; east: number }): Point | undefined {
  const point = pointOf(degrees);
  const isOnMap = point.x > 0 && point.x < mapSize.width && point.y > 0 && point.y < mapSize.height;
  return isOnMap ? point : undefined;
}

/** A place as the map shows it. */
export type ValleyPlace = Point & { name: string };

/** Places without the bends, for labels. */
export const knownPlaces: readonly ValleyPlace[] = places
  .filter(({ isBend }) => !isBend)
  .map((place) => ({ name: place.name, ...pointOf(place) }));

/** The places named in a text, in its order; a lake of Srinagar counts as the city. */
export function placesIn(text: string): ValleyPlace[] {
  const folded = text.toLowerCase();
  const found = knownPlaces
    .map((place) => ({ place, at: folded.indexOf(place.name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ place }) => place);
  const hasLake = found.some(({ name }) => name === "Dal Lake" || name === "Nigeen");
  return found.filter(({ name }) => name !== "Srinagar" || !hasLake);
}

/** The path from a place to Srinagar, starting with the place. */
function wayFrom(name: string): string[] {
  const way = [name];
  for (let place = byName.get(name); place?.towards; place = byName.get(place.towards))
    way.push(place.towards);
  return way;
}

/** The road between two places: both, and every bend between them. */
export function roadBetween(one: string, other: string): Point[] {
  const [fromOne, fromOther] = [wayFrom(one), wayFrom(other)];
  const meeting = fromOne.find((name) => fromOther.includes(name));
  if (meeting === undefined) return [];
  const names = [
    ...fromOne.slice(0, fromOne.indexOf(meeting) + 1),
    ...fromOther.slice(0, fromOther.indexOf(meeting)).toReversed(),
  ];
  return names.flatMap((name) => byName.get(name) ?? []).map(pointOf);
}

/** Every road of the map, each once. */
export const roads: readonly (readonly [Point, Point])[] = places.flatMap((place) => {
  const next = place.towards && byName.get(place.towards);
  return next ? [[pointOf(place), pointOf(next)] as const] : [];
});
