import type { Client } from "#contract/client.ts";
import { orErrorPage } from "#app/reply.ts";

/** What the room form chooses from. */
export async function readRoomChoices(api: Client) {
  const [roomTypes, facilities] = await Promise.all([api.dropDowns.roomTypes(), api.dropDowns.facilities()]);
  return { roomTypes: orErrorPage(roomTypes).data, facilities: orErrorPage(facilities).data };
}

export type RoomChoices = Awaited<ReturnType<typeof readRoomChoices>>;
