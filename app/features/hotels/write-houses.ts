import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import type { Hotel } from "#contract/hotels.ts";
import { type Cell, toCsv } from "#app/features/lists/csv.ts";
import { readAll } from "#app/read-all.ts";

type Values = Partial<Record<string, Cell>>;

/** Rows of each hotel as CSV, under the headings of an import's template, so that they can be imported. */
export async function writeHouses(
  api: Client,
  columns: readonly { name: string; label: string }[],
  rowsOf: (hotel: Hotel) => Promise<Values[]>,
): Promise<ReadableStream<Uint8Array>> {
  const hotels = await readAll((page) => api.hotels.list({ query: { page, limit: largestPage } }));
  const rows: Cell[][] = [];
  for (const hotel of hotels)
    for (const values of await rowsOf(hotel)) rows.push(columns.map(({ name }) => values[name] ?? ""));
  const headings = columns.map(({ label }) => label);
  return new Blob([toCsv(headings, rows)]).stream();
}
