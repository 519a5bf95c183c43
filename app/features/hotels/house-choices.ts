import type { Client } from "#contract/client.ts";
import { readAll } from "#app/read-all.ts";

export type HouseChoice = { value: number; label: string };

/** Every house by its name, to choose one from; a list of the API ends at a hundred. */
export async function readHouseChoices(api: Client): Promise<HouseChoice[]> {
  const all = await readAll((page) => api.hotels.list({ query: { limit: 100, sort: "name", page } }));
  return all.map(({ id, hotelName }) => ({ value: id, label: hotelName }));
}
