import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** Yearly seasons for all weekdays: their dates as `MM-DD`, and whether they pass New Year. */
const everyYear = sql`(
  select substr(first_night, 6) as begins, substr(free_from, 6) as ends,
    substr(free_from, 1, 4) > substr(first_night, 1, 4) as turns
  from rate_periods
  where room_id = rooms.id and deleted_at is null and yearly = 1 and weekdays = 127
)`;

/** Whether these seasons leave no night of the year at the usual rent: each ends within another, or lasts all year. */
const hasNoUsualNight = sql`exists ${everyYear} and not exists (
  select 1 from ${everyYear} as one where not exists (
    select 1 from ${everyYear} as other
    where case when other.turns
      then other.ends >= other.begins or one.ends >= other.begins or one.ends < other.ends
      else one.ends >= other.begins and one.ends < other.ends end
  )
)`;

/**
 * What a room type costs on its cheapest night from `today` on, in paise: the rent of a season that is not over, or the
 * usual rent where some night of the year has it. The database's own day is not that of Kashmir.
 */
export function lowestRentOfRoom(today: CalendarDate): RawBuilder<number> {
  const active = sql`rate_periods.room_id = rooms.id and rate_periods.deleted_at is null
    and (rate_periods.yearly = 1 or rate_periods.free_from > ${today})`;
  return sql<number>`case when exists (select 1 from rate_periods where ${active}) then coalesce(
    (select min(rate_paise) from rate_periods where ${active} and rate_periods.rate_paise < rooms.rent_paise),
    case when ${hasNoUsualNight} then (select min(rate_paise) from rate_periods where ${active}) end,
    rooms.rent_paise
  ) else rooms.rent_paise end`;
}
