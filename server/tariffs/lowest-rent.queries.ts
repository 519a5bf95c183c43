import { sql } from "kysely";

/** What a room type costs on its cheapest night from today on, in paise; a period that is over no longer counts. */
export const lowestRentOfRoom = sql<number>`coalesce((
  select min(rate_paise) from rate_periods
  where rate_periods.room_id = rooms.id and rate_periods.deleted_at is null
    and rate_periods.rate_paise < rooms.rent_paise
    and (rate_periods.yearly = 1 or rate_periods.free_from > cast(current_date as text))
), rooms.rent_paise)`;
