import type { Client } from "#contract/client.ts";
import type { Hotel } from "#contract/hotels.ts";
import { orErrorPage } from "#app/reply.ts";

const most = 3;
/** Among so many of the newest houses alike ones are looked for. */
const reach = 50;

type Dates = { checkInDate: string; checkOutDate: string };

type Alike = Pick<Hotel, "id" | "placeId" | "kind" | "rate">;

/**
 * Houses that somebody who looks at this one may like: of the same place first, then of a like price. With the dates of
 * a stay for which this one is full, those that are free then.
 */
export async function readSimilarHotels(api: Client, hotel: Hotel, full?: Dates): Promise<Hotel[]> {
  const all = orErrorPage(await api.hotels.list({ query: { ...full, limit: reach } })).data;
  return mostAlike(hotel, all);
}

/** The three of a list that are most like a house, which is none of them itself. */
export function mostAlike<H extends Alike>(hotel: Alike, all: readonly H[]): H[] {
  const isNear = (other: Alike) => hotel.placeId !== null && other.placeId === hotel.placeId;
  const isOfKind = (other: Alike) => hotel.kind !== null && other.kind === hotel.kind;
  const apart = (other: Alike) => Math.abs((other.rate ?? 0) - (hotel.rate ?? 0));
  const rank = (other: Alike) => (isNear(other) ? 0 : 2) + (isOfKind(other) ? 0 : 1);
  return all
    .filter(({ id }) => id !== hotel.id)
    .toSorted((one, other) => rank(one) - rank(other) || apart(one) - apart(other))
    .slice(0, most);
}
