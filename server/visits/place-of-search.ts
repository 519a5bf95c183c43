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
  const fields = new Map<string, unknown>(Object.entries(query));
  const isSet = (name: string) => fields.get(name) !== undefined && fields.get(name) !== "";
  if (!narrowing.some(isSet)) return undefined;
  const place = fields.get("place");
  return typeof place === "string" ? place : "";
}
