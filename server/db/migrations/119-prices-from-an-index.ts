import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

/**
 * What nights cost, and a room type's lowest price, are read from indexes alone, which have all that is asked for: the
 * rows of one room type lie far apart, for a season is saved for all of a house at once.
 */
export async function coverPricesByNight(db: MigrationTransaction, _engine: Engine): Promise<void> {
  const nights = "free_from, first_night, yearly, weekdays, min_nights, rate_paise, name, id";
  for (const [name, columns] of [
    ["rate_periods_of_nights", nights],
    ["rate_periods_lowest", "rate_paise, yearly, free_from"],
  ])
    await sql
      .raw(`create index ${name} on rate_periods (deleted_at, room_id, ${columns}) where deleted_at is null`)
      .execute(db);
}
