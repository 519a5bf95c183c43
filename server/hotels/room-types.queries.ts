import type { Executor } from "../db/open.ts";

/** Restores the types of a room (`id`), or of a hotel's rooms, that were deleted: a room has to be called something. */
export async function restoreTypesOfRooms(
  db: Executor,
  { column, id }: { column: "id" | "hotel_id"; id: number },
): Promise<void> {
  const rooms = db
    .selectFrom("rooms")
    .select("room_type_id")
    .where(column, "=", id)
    .where("deleted_at", "is", null);
  await db
    .updateTable("room_types")
    .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
    .where("deleted_at", "is not", null)
    .where("id", "in", rooms)
    .execute();
}
