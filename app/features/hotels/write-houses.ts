import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import type { Hotel } from "#contract/hotels.ts";
import { importableFile, type Values } from "#app/features/lists/csv.ts";
import { readAll } from "#app/read-all.ts";

/** Rows of each hotel as a file that can be imported. */
export async function writeHouses(
  api: Client,
  columns: Parameters<typeof importableFile>[0],
  rowsOf: (hotel: Hotel) => Promise<Values[]>,
): Promise<ReadableStream<Uint8Array>> {
  const hotels = await readAll((page) => api.hotels.list({ query: { page, limit: largestPage } }));
  const rows: Values[] = [];
  for (const hotel of hotels) rows.push(...(await rowsOf(hotel)));
  return importableFile(columns, rows);
}
