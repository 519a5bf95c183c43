import { sql } from "kysely";
import type { Executor } from "../db/open.ts";

export const dismissedSetting = "start-dismissed";
export const textsSetting = "start-texts";

/** The names of notes that are set. */
export async function readNotes(db: Executor): Promise<Set<string>> {
  const rows = await db
    .selectFrom("settings")
    .select("name")
    .where("name", "in", [dismissedSetting, textsSetting])
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Sets or clears a note. */
export async function setNote(db: Executor, name: string, isSet: boolean, now: string): Promise<void> {
  if (!isSet) await db.deleteFrom("settings").where("name", "=", name).execute();
  else
    await db
      .insertInto("settings")
      .values({ name, value: now })
      .onConflict((same) => same.doNothing())
      .execute();
}

type House = { id: number; name: string; rooms: number; pictures: number };

/** Of the company's own houses the most complete one; the earliest of equals. */
export async function readOwnHouse(db: Executor): Promise<House | null> {
  const { rows } = await sql<House>`
    select hotels.id, hotels.name,
      (select count(*) from rooms where hotel_id = hotels.id and rooms.deleted_at is null) as rooms,
      (select count(*) from pictures
        where module = 'hotel' and owner_id = hotels.id and pictures.deleted_at is null) as pictures
    from hotels where hotels.deleted_at is null and not exists (
      select 1 from demo_records where kind = 'hotels' and record_id = hotels.id
      and demo_records.version >= hotels.version)
    order by hotels.id limit 50`.execute(db);
  const lacks = ({ rooms, pictures }: House) => Number(rooms === 0) + Number(pictures === 0);
  return rows.toSorted((a, b) => lacks(a) - lacks(b))[0] ?? null;
}

export async function hasPlaces(db: Executor): Promise<boolean> {
  return (await db.selectFrom("places").select("id").limit(1).executeTakeFirst()) !== undefined;
}
