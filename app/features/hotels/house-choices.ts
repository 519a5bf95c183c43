import type { Client } from "#contract/client.ts";
import { readAll } from "#app/read-all.ts";

export type HouseChoice = { value: number; label: string; placeId: number | null };

/** All hotels as options, by name; reads several pages, as the API returns a hundred at most. */
export async function readHouseChoices(api: Client): Promise<HouseChoice[]> {
  const all = await readAll((page) => api.hotels.list({ query: { limit: 100, sort: "name", page } }));
  return all.map(({ id, hotelName, placeId }) => ({ value: id, label: hotelName, placeId }));
}
