import { sql } from "kysely";
import type { Executor } from "#server/db/open.ts";

const moment = sql`'2030-06-01T06:30:00Z'`;
const placeholder = sql`'data:image/webp;base64,' || substr(replace(hex(randomblob(120)), '0', 'A'), 1, 200)`;

/** Copies the demo's hotels with their rooms until there are `total`. SQLite only. */
export async function addHotels(db: Executor, total: number): Promise<void> {
  const { count } = await db
    .selectFrom("hotels")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const numbers = sql`with recursive numbers (n) as
    (select ${sql.lit(count + 1)} union all select n + 1 from numbers where n < ${sql.lit(total)})`;
  const model = sql`1 + (n - 1) % ${sql.lit(count)}`;
  await sql`insert into hotels (id, created_at, name, description, address, search_address, pin_code)
    ${numbers} select n, ${moment}, name || ' ' || n, description, address, search_address, pin_code
    from numbers join hotels on hotels.id = ${model}`.execute(db);
  await sql`insert into rooms (created_at, hotel_id, room_type_id, rent_paise, beds, max_adults, max_children, units,
      room_number)
    ${numbers} select ${moment}, n, room_type_id, rent_paise + 100 * n, beds, max_adults, max_children, units, room_number
    from numbers join rooms on rooms.hotel_id = ${model}`.execute(db);
  await sql`insert into room_facilities (room_id, facility_id)
    select rooms.id, facilities.id from rooms join facilities on (rooms.id + facilities.id) % 4 = 0
    where rooms.hotel_id > ${sql.lit(count)} and facilities.id < 30`.execute(db);
}

/** Inserts rows of converted pictures without files: three for each hotel, room and package, twelve for the gallery. */
export async function addPictureRows(db: Executor): Promise<void> {
  await sql`insert into pictures (created_at, module, owner_id, position, title, hash, format, path, width, height,
      placeholder, band, state, percent, widths)
    with owners (module, owner) as (select 'hotel', id from hotels union all select 'room', id from rooms
      union all select 'package', id from packages union all select 'gallery', 0),
    named as (select module, owner, value as position, lower(hex(randomblob(12))) as hash
      from owners, json_each('[1,2,3,4,5,6,7,8,9,10,11,12]') where value < 4 or module = 'gallery')
    select ${moment}, module, owner, position, 'A house above the lake, snow on the hills behind it', hash, 'jpeg',
      'pictures/' || hash || '/1280.jpg', 1920, 1280, ${placeholder}, '#1b4a47', 'ready', 100,
      '[320,640,960,1280,1920]' from named`.execute(db);
}
