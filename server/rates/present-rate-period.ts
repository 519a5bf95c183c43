import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { RatePeriodRow } from "../tariffs/rate-periods.queries.ts";
import { daysOf } from "../tariffs/weekday-bits.ts";

export function presentRatePeriod(row: RatePeriodRow): RatePeriodShown {
  return {
    id: row.id,
    hotelId: row.hotel_id,
    roomId: row.room_id,
    roomType: row.room_type,
    name: row.name,
    from: row.first_night,
    to: row.free_from,
    weekdays: [...daysOf(row.weekdays)],
    isYearly: row.yearly === 1,
    rentPerNight: toRupees(row.rate_paise),
    minNights: row.min_nights,
    isDeleted: row.deleted_at !== null,
    version: row.version,
  };
}
