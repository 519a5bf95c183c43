import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const isListed = "deleted_at is null and suspicious_at is null";
const owed =
  "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end";
const isOwed = "(ending is not null or status in ('Accepted', 'Completed'))";

/** The overdue stays, and the enquiries for one package, are counted from indexes alone, in the order of their ids. */
export async function coverOverdue(db: MigrationTransaction, _engine: Engine): Promise<void> {
  const dates = "balance_due_on, arrival, advance_due_on, advance_paise";
  const amounts = "paid_paise, total_paise, charge_paise";
  await sql
    .raw(`create index bookings_overdue on bookings
      (deleted_at, suspicious_at, id, ending, status, ${dates}, ${amounts})
      where ${isListed} and ${isOwed} and paid_paise < ${owed}`)
    .execute(db);
  await sql
    .raw(`create index package_bookings_of_package on package_bookings
      (package_id, deleted_at, suspicious_at, id) where ${isListed}`)
    .execute(db);
}
