import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const owed =
  "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end";
const balanceDue = "coalesce(balance_due_on, arrival)";

/** The day before which a stay is not overdue; an ended one always is. Null where nothing is owed. */
const since = `case when (ending is not null or status in ('Accepted', 'Completed')) and paid_paise < ${owed} then
  case when ending is not null then ''
    when paid_paise < advance_paise and advance_due_on < ${balanceDue} then advance_due_on
    else ${balanceDue} end end`;

/**
 * Of each 4,096 stays those that owe something, by the day from which they are overdue: the newest overdue ones are
 * found without a look at those that are still ahead. PostgreSQL gains nothing by it.
 */
export async function orderOverdue(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  await sql
    .raw(`create index bookings_overdue_since on bookings
      ((id / 4096), (${since}), deleted_at, suspicious_at, hotel_id, status)
      where deleted_at is null and suspicious_at is null and (${since}) is not null`)
    .execute(db);
}
