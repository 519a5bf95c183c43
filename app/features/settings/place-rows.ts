import type { Place } from "#contract/place.ts";

/** A place as form values. */
export type PlaceRow = Record<"id" | "name" | "alsoCalled" | "latitude" | "longitude", string>;

/** Empty rows at the end, for new places. */
const spareRows = 2;

/** The rows of the form that shows these places. */
export function placeRows(places: readonly Place[]): PlaceRow[] {
  const empty = { id: "", name: "", alsoCalled: "", latitude: "", longitude: "" };
  return [...places.map(rowOf), ...Array.from({ length: spareRows }, () => empty)];
}

export function rowOf({ id, name, alsoCalled, latitude, longitude }: Place): PlaceRow {
  return { id: `${id}`, name, alsoCalled, latitude: `${latitude ?? ""}`, longitude: `${longitude ?? ""}` };
}

/** The rows as sent, sorted by their order field, without empty ones. */
export function readPlaceRows(form: FormData): PlaceRow[] {
  const text = (name: string, index: number) => {
    const value = form.getAll(name)[index];
    return typeof value === "string" ? value.trim() : "";
  };
  const rows = form.getAll("name").map((_, index) => {
    const order = Number.parseInt(text("order", index), 10);
    const row: PlaceRow = {
      id: text("id", index),
      name: text("name", index),
      alsoCalled: text("alsoCalled", index),
      latitude: text("latitude", index),
      longitude: text("longitude", index),
    };
    return { row, order: placed(order, index + 1) };
  });
  return rows
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row)
    .filter(({ name, alsoCalled, latitude, longitude }) => name || alsoCalled || latitude || longitude);
}

/** The sort key of a row: a row whose number was changed goes before the row that has that number. */
function placed(order: number, place: number): number {
  return Number.isNaN(order) || order === place ? place : order - 0.5;
}
