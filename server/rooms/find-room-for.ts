import type { Visitor } from "../call.ts";
import type { Executor } from "../db/open.ts";
import { findRoom, type RoomRow } from "./rooms.queries.ts";

/** A room as this visitor may see it: those of a deleted hotel are shown to staff alone. */
export async function findRoomFor(
  { staff }: Visitor,
  db: Executor,
  id: number,
): Promise<RoomRow | undefined> {
  const room = await findRoom(db, id);
  return staff || room?.hotel_deleted_at === null ? room : undefined;
}
