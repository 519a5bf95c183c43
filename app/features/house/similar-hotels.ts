import type { Client } from "#contract/client.ts";
import type { Hotel } from "#contract/hotels.ts";
import { orErrorPage } from "#app/reply.ts";

type Dates = { checkInDate: string; checkOutDate: string };

/**
 * Houses that somebody who looks at this one may like: of the same place first, then of the same kind and a like price.
 * With the dates of a stay for which this one is full, those that are free then.
 */
export async function readSimilarHotels(
  api: Client,
  { id }: Pick<Hotel, "id">,
  full?: Dates,
): Promise<Hotel[]> {
  return orErrorPage(await api.hotels.list({ query: { ...full, like: id, limit: 3 } })).data;
}
