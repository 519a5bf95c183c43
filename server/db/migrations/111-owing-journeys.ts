import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const isListed = "deleted_at is null and suspicious_at is null";

/** Packages and cabs that owe money or get some back, which are few among all: a report reads them alone. */
export async function indexOwingJourneys(db: MigrationTransaction, _engine: Engine): Promise<void> {
  for (const table of ["package_bookings", "cab_bookings"]) {
    await sql
      .raw(
        `create index ${table}_owing on ${table} (id)
          where ${isListed} and status = 'Accepted' and paid_paise < total_paise`,
      )
      .execute(db);
    await sql
      .raw(
        `create index ${table}_to_return on ${table} (id) where ${isListed}
          and paid_paise > case when status = 'Rejected' then 0 else total_paise end`,
      )
      .execute(db);
  }
}
