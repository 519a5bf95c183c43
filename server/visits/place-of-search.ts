/** The filters of a list; sorting or paging alone is no search. */
const narrowing = [
  "place",
  "kind",
  "facility",
  "guests",
  "minRate",
  "maxRate",
  "minDays",
  "maxDays",
  "checkInDate",
  "checkOutDate",
];

/** The place that a list was filtered by, empty for other filters; undefined for an unfiltered list. */
export function placeOfSearch(query: unknown): string | undefined {
  if (typeof query !== "object" || query === null) return undefined;
  const asked = new Map<string, unknown>(Object.entries(query));
  const isSet = (name: string) => asked.get(name) !== undefined && asked.get(name) !== "";
  if (!narrowing.some(isSet)) return undefined;
  const place = asked.get("place");
  return typeof place === "string" ? place : "";
}
