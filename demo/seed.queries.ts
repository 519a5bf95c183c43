import type { Executor } from "#server/db/open.ts";

export async function isSettingDone(db: Executor, name: string): Promise<boolean> {
  return (
    (await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst()) !==
    undefined
  );
}

/** The demo's records by the names they were written with; those that staff deleted are left out. */
export async function demoOwners(db: Executor) {
  const hotels = await db
    .selectFrom("hotels")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .execute();
  const packages = await db
    .selectFrom("packages")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .execute();
  const rooms = await db
    .selectFrom("rooms")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select(["rooms.id", "hotels.name as hotel", "room_types.name as type"])
    .where("rooms.deleted_at", "is", null)
    .where("hotels.deleted_at", "is", null)
    .execute();
  return {
    hotels: new Map(hotels.map(({ name, id }) => [name, id])),
    packages: new Map(packages.map(({ name, id }) => [name, id])),
    rooms: new Map(rooms.map(({ hotel, type, id }) => [`${hotel}/${type}`, id])),
  };
}
