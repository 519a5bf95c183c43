import { sql, type ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { keepSums } from "./parts/127-kept-sums.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const isListed = "deleted_at is null and suspicious_at is null";

/**
 * How many owe and get money back, and how much, without reading them; and an index in the order in which it is due, so
 * that a page of them is read alone.
 */
export async function keepWhatIsOwed(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("owed_sums")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("records", "bigint", required)
    .addColumn("paise", "bigint", required)
    .execute();
  await keepSums(db, engine, owedIn("bookings"));
  await keepSums(db, engine, owedIn("package_bookings"));
  await keepSums(db, engine, owedIn("cab_bookings"));
  await indexDueDays(db, engine);
}

type Owed = "bookings" | "package_bookings" | "cab_bookings";

/** A row adds to one sum, to the other, or to none. */
function owedIn(table: Owed) {
  return {
    table,
    sums: "owed_sums",
    key: ["name"],
    amounts: ["records", "paise"],
    columns: ["deleted_at", "suspicious_at", "status", "total_paise", "paid_paise"].concat(
      table === "bookings" ? ["ending", "charge_paise"] : [],
    ),
    added: (row: string, from?: string) => {
      const { owed, isOwed } = table === "bookings" ? ofStay(row) : ofJourney(row);
      const listed = `${row}.deleted_at is null and ${row}.suspicious_at is null`;
      const source = from ? `from ${from}` : "";
      return `
        select '${table} owing' as name, 1 as records, ${owed} - ${row}.paid_paise as paise ${source}
        where ${listed} and ${isOwed} and ${row}.paid_paise < ${owed}
        union all
        select '${table} to return', 1, ${row}.paid_paise - ${owed} ${source}
        where ${listed} and ${row}.paid_paise > ${owed}`;
    },
  };
}

function ofStay(row: string) {
  return {
    owed: `case when ${row}.ending is not null then ${row}.charge_paise when ${row}.status = 'Rejected' then 0
      else ${row}.total_paise end`,
    isOwed: `(${row}.ending is not null or ${row}.status in ('Accepted', 'Completed'))`,
  };
}

function ofJourney(row: string) {
  return {
    owed: `case when ${row}.status = 'Rejected' then 0 else ${row}.total_paise end`,
    isOwed: `${row}.status = 'Accepted'`,
  };
}

/** The day in Kashmir is not one that PostgreSQL can know without being told how. */
async function indexDueDays(db: MigrationTransaction, engine: Engine): Promise<void> {
  if (engine === "postgres")
    await sql
      .raw(
        `create function kashmir_day(moment text) returns text language sql immutable as
          $$ select to_char(cast(substr(moment, 1, 19) as timestamp) + interval '330 minutes', 'YYYY-MM-DD') $$`,
      )
      .execute(db);
  const endedOn = engine === "postgres" ? "kashmir_day(ended_at)" : "date(ended_at, '+330 minutes')";
  const due = `(case when ended_at is null then coalesce(balance_due_on, arrival) else ${endedOn} end)`;
  const owed =
    "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end";
  const isOwing = `(ending is not null or status in ('Accepted', 'Completed')) and paid_paise < ${owed}`;
  const index = (name: string, table: string, columns: string, condition: string) =>
    sql
      .raw(`create index ${name} on ${table} (${columns}, id) where ${isListed} and ${condition}`)
      .execute(db);
  const isListedFirst = "deleted_at, suspicious_at";
  await index("bookings_owing_since", "bookings", `${isListedFirst}, ${due}`, isOwing);
  // The status comes first: an index of statuses, which has far more of them, is not taken in its place.
  const ofCabs = `status, ${isListedFirst}, journey_date`;
  const isJourneyOwing = "status = 'Accepted' and paid_paise < total_paise";
  await index("cab_bookings_owing_since", "cab_bookings", ofCabs, isJourneyOwing);
}
