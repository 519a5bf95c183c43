import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

/** Whether seasons of each year leave a room type a night at its usual price is read from an index of those alone. */
export async function coverYearlySeasons(db: MigrationTransaction, _engine: Engine): Promise<void> {
  await sql`create index rate_periods_every_year on rate_periods (room_id, first_night, free_from)
    where deleted_at is null and yearly = 1 and weekdays = 127`.execute(db);
}
