import type { Place } from "#contract/place.ts";
import { type PlaceRow, rowOf } from "./place-rows.ts";

/**
 * Rebases the typed rows onto a list that somebody else saved meanwhile: a place deleted there becomes a new one, places
 * added there come last. `sentIds`: ids of all rows of the form, including those that were emptied.
 */
export function rebasePlaces(
  typed: readonly PlaceRow[],
  stored: readonly Place[],
  sentIds: readonly unknown[],
): PlaceRow[] {
  const ids = new Set(stored.map(({ id }) => String(id)));
  const typedRows = typed.map((row) => (ids.has(row.id) ? row : { ...row, id: "" }));
  return [...typedRows, ...stored.map(rowOf).filter(({ id }) => !sentIds.includes(id))];
}

/** How the stored list differs from the typed rows: changed places, deleted ones, or the order. */
export function storedInWords(stored: readonly Place[], typed: readonly PlaceRow[]): string {
  const rows = stored.map(rowOf);
  const others = rows.filter((row) => !typed.some((one) => lineOf(one) === lineOf(row) && one.id === row.id));
  const removed = typed.filter(({ id }) => id !== "" && !rows.some((row) => row.id === id));
  const words = [...others.map(lineOf), ...removed.map(({ name }) => `no ${name} any more`)];
  return words.join("; ") || `in this order, ${rows.map(({ name }) => name).join(", ")}`;
}

/** `Gulmarg (also called Gulmarg valley; 34.05° N, 74.38° E)`. */
function lineOf({ name, alsoCalled, latitude, longitude }: PlaceRow): string {
  const called = alsoCalled && `also called ${alsoCalled}`;
  const position = latitude && longitude ? `${latitude}° N, ${longitude}° E` : "";
  const about = [called, position].filter(Boolean).join("; ");
  return about ? `${name} (${about})` : name;
}
