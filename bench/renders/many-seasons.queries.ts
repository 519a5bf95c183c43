import { sql } from "kysely";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "#server/db/open.ts";

const since = "2026-06-01T06:30:00Z";
const usualRent = 400_000;

/** Inserts hotels with three room types each, five rooms of a type. */
export async function addHouses(db: Executor, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const about = { description: "Walnut and water.", address: `Ghat ${n}`, search_address: "Srinagar" };
    const hotel = { created_at: since, name: `House of Seasons ${n}`, pin_code: "190001", ...about };
    const { id } = await db.insertInto("hotels").values(hotel).returning("id").executeTakeFirstOrThrow();
    const beds = { beds: 2, max_adults: 3, max_children: 2, units: 5, room_number: "" };
    const types = [1, 2, 3].map((type) => ({
      created_at: since,
      hotel_id: id,
      room_type_id: type,
      rent_paise: usualRent * type,
      ...beds,
    }));
    await db.insertInto("rooms").values(types).execute();
  }
}

/**
 * Inserts `count` seasons for each room type, one beginning each week from twenty weeks before `arrival` on, alternately of
 * one and of three weeks. Four nights from `arrival` overlap two of them; the shorter is ₹2,100 above the rack rate.
 */
export async function addSeasons(db: Executor, count: number, arrival: CalendarDate): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const from = addDays(arrival, 7 * (n - 20));
    const to = addDays(from, n % 2 === 0 ? 7 : 21);
    await sql`insert into rate_periods
      (created_at, room_id, name, first_night, free_from, weekdays, yearly, rate_paise, min_nights)
      select ${since}, id, ${`Season ${n}`}, ${from}, ${to}, 127, 0, rent_paise + ${sql.lit(10_000 * (n + 1))}, 1
      from rooms`.execute(db);
  }
}
