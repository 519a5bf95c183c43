import type { Client } from "#contract/client.ts";
import type { Hotel } from "#contract/hotels.ts";
import { orErrorPage } from "#app/reply.ts";

type Dates = { checkInDate: string; checkOutDate: string };

/**
 * Hotels similar to this one: of the same place first, then of the same kind and a similar price. `full`: dates for which
 * this hotel is full; then only hotels that are free on these dates.
 */
export async function readSimilarHotels(
  api: Client,
  { id }: Pick<Hotel, "id">,
  full?: Dates,
): Promise<Hotel[]> {
  return orErrorPage(await api.hotels.list({ query: { ...full, like: id, limit: 3 } })).data;
}
