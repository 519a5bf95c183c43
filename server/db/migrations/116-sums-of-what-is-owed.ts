import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const isListed = "deleted_at is null and suspicious_at is null";
const owed =
  "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end";
const isOwed = "(ending is not null or status in ('Accepted', 'Completed'))";
const ofJourney = "case when status = 'Rejected' then 0 else total_paise end";

/**
 * What is owed and what is to be returned is summed from an index alone, which has all that the sum asks for. What all of
 * them have comes first: an index of statuses, which has far more of them, is not taken in its place.
 */
export async function coverWhatIsOwed(db: MigrationTransaction, _engine: Engine): Promise<void> {
  const index = (name: string, table: string, columns: string, condition: string) =>
    sql.raw(`create index ${name} on ${table} (${columns}) where ${isListed} and ${condition}`).execute(db);
  const ofStays = "deleted_at, suspicious_at, id, ending, status, total_paise, charge_paise, paid_paise";
  const isOwing = `${isOwed} and paid_paise < ${owed}`;
  await index("bookings_owing_sum", "bookings", ofStays, isOwing);
  await index("bookings_owing_due", "bookings", "deleted_at, suspicious_at, balance_due_on, id", isOwing);
  await index("bookings_to_return_sum", "bookings", ofStays, `paid_paise > ${owed}`);
  const ofJourneys = "status, deleted_at, suspicious_at, id, total_paise, paid_paise";
  for (const table of ["package_bookings", "cab_bookings"]) {
    await index(`${table}_owing_sum`, table, ofJourneys, "status = 'Accepted' and paid_paise < total_paise");
    await index(`${table}_to_return_sum`, table, ofJourneys, `paid_paise > ${ofJourney}`);
  }
}
