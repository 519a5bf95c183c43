import { sql } from "kysely";
import type { Executor } from "#server/db/open.ts";
import { houseSize, type Years } from "./years-of-requests.queries.ts";

const places = ["Srinagar", "Gulmarg", "Pahalgam", "Sonamarg", "Leh"];

/** Inserts hotels with room types, and the nights that accepted stays hold. */
export async function fillHouses(db: Executor, total: number): Promise<void> {
  const { hotels, roomTypes, units } = houseSize(total);
  const since = "2020-06-01T06:30:00Z";
  for (let n = 1; n <= hotels; n += 1) {
    const place = places[n % places.length] ?? "";
    const name = n === 3 ? "Nigeen Palace" : `House of Reeds ${n}`;
    const about = { description: "Wood and water.", address: `${place} ${n}`, search_address: place };
    const hotel = { created_at: since, name, pin_code: "190001", ...about };
    const { id } = await db.insertInto("hotels").values(hotel).returning("id").executeTakeFirstOrThrow();
    const types = Array.from({ length: roomTypes }, (_, index) => ({
      created_at: since,
      hotel_id: id,
      room_type_id: index + 1,
      rent_paise: 300_000 + ((n * 7 + index) % 20) * 10_000,
      beds: 2,
      max_adults: 3,
      max_children: 2,
      units,
      room_number: "",
    }));
    const rooms = await db.insertInto("rooms").values(types).returning("id").execute();
    const fitted = rooms.map(({ id: room_id }) => ({ room_id, facility_id: 1 + (n % 3) }));
    await db.insertInto("room_facilities").values(fitted).execute();
  }
}

/** The room type of a stay, and the unit it has there. */
export function placeOf(total: number) {
  const { hotels, roomTypes, units } = houseSize(total);
  const hotel = sql`(1 + n % ${sql.lit(hotels)})`;
  const type = sql`(n / ${sql.lit(hotels)} % ${sql.lit(roomTypes)})`;
  return {
    hotel,
    room: sql`((${hotel} - 1) * ${sql.lit(roomTypes)} + ${type} + 1)`,
    unit: sql`(1 + n / ${sql.lit(hotels * roomTypes)} % ${sql.lit(units)})`,
  };
}

export async function fillNights(db: Executor, years: Years, total: number): Promise<void> {
  const { room, unit } = placeOf(total);
  for (const later of [0, 1])
    await sql`insert into room_nights (room_id, unit, night, booking_id)
      select ${room}, ${unit}, ${years.night(later)}, n from ${years.numbers} where n / 7 % 5 > 1 and n / 3 % 50 <> 7`.execute(
      db,
    );
}
