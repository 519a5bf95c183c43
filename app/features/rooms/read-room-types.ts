import type { Client } from "#contract/client.ts";
import { readAll } from "#app/read-all.ts";

/** All room types of a house, the first recorded first. */
export function readRoomTypes(api: Client, hotelId: number) {
  return readAll((page) => api.rooms.list({ query: { hotelId, direction: "asc", limit: 100, page } }));
}
