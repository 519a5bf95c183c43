import { sql } from "kysely";
import { countedColumns } from "#server/db/counter-cache.ts";
import type { Engine } from "#server/db/engine.ts";
import { countOwed, countSoldMonths } from "#server/db/kept-sums.ts";
import type { Executor } from "#server/db/open.ts";
import { type WordIndex, wordIndexes } from "#server/db/search-index.ts";
import { readTableShapes } from "#server/db/table-shapes.ts";

/**
 * Runs `fill` on tables without triggers and without the indexes that are not keys, then makes both anew with all that
 * they keep: ten times as quick as row by row.
 */
export async function withoutUpkeep(db: Executor, engine: Engine, fill: () => Promise<void>): Promise<void> {
  // A million rows in one statement take longer than one of the site may.
  if (engine === "postgres") await sql`set statement_timeout = '1h'`.execute(db);
  const kept = await (engine === "sqlite" ? fileUpkeep : serverUpkeep).execute(db);
  for (const { drop } of kept.rows) await sql.raw(drop).execute(db);
  await fill();
  await fillKept(db, engine);
  for (const { make } of kept.rows) await sql.raw(make).execute(db);
  // The embedded database of a company has no statistics either; PostgreSQL makes its own before long, and clears away what was changed.
  if (engine === "postgres") await sql.raw("vacuum analyze").execute(db);
}

type Upkeep = { drop: string; make: string };

const fileUpkeep = sql<Upkeep>`
  select 'drop ' || type || ' "' || name || '"' as "drop", sql as make from sqlite_master
  where type in ('trigger', 'index') and sql is not null and tbl_name not like '%_words%'`;

const serverUpkeep = sql<Upkeep>`
  select 'drop index "' || indexname || '"' as "drop", indexdef as make from pg_indexes
  where schemaname = current_schema() and indexname not in (select conname from pg_constraint)
  union all
  select 'alter table "' || relname || '" disable trigger user', 'alter table "' || relname || '" enable trigger user'
  from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`;

/** What the triggers would have kept. */
async function fillKept(db: Executor, engine: Engine): Promise<void> {
  const shapes = await readTableShapes(db);
  for (const [table, column] of Object.entries(countedColumns)) {
    const isSoft = shapes
      .find(({ name }) => name === table)
      ?.columns.some(({ name }) => name === "deleted_at");
    const isDeleted = isSoft ? sql`case when deleted_at is null then 0 else 1 end` : sql`0`;
    await sql`delete from tallies where name = ${table}`.execute(db);
    await sql`insert into tallies (name, is_deleted, word, total)
      select ${sql.lit(table)}, ${isDeleted}, cast(${sql.ref(column)} as text), count(*) from ${sql.table(table)}
      group by 2, 3`.execute(db);
  }
  for (const table of ["bookings", "package_bookings", "cab_bookings", "reviews", "queries"] as const)
    await sql`insert into tallies (name, is_deleted, word, total)
      select ${sql.lit(`${table} apart`)}, 0, cast(${sql.ref(countedColumns[table])} as text), count(*)
      from ${sql.table(table)} where suspicious_at is not null and deleted_at is null group by 3`.execute(db);
  // All of them, so that PostgreSQL's rows stay in their order.
  await sql`update bookings set paid_paise = sums.paise from (
    select bookings.id, coalesce(sum(payments.paise), 0) as paise from bookings
    left join payments on payments.booking_id = bookings.id and payments.deleted_at is null group by bookings.id
  ) as sums where sums.id = bookings.id`.execute(db);
  await sql`delete from owed_sums`.execute(db);
  for (const sum of await countOwed(db)) await db.insertInto("owed_sums").values(sum).execute();
  await sql`delete from sold_months`.execute(db);
  for (const sum of await countSoldMonths(db)) await db.insertInto("sold_months").values(sum).execute();
  const sortKeys = [
    ["bookings", "hotel_key", "hotels", "hotel_id"],
    ["package_bookings", "package_key", "packages", "package_id"],
  ] as const;
  for (const [table, column, source, key] of sortKeys)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} =
      (select name_key from ${sql.table(source)} as source where source.id = ${sql.ref(`${table}.${key}`)})`.execute(
      db,
    );
  const payer = (table: string, key: string) =>
    sql`(select customer_name || ', ' || reference from ${sql.table(table)} as source where source.id = ${sql.ref(key)})`;
  await sql`update payments set payer = coalesce(${payer("bookings", "booking_id")}, '')`.execute(db);
  if (engine === "sqlite") for (const index of wordIndexes) await fillIndex(db, index);
}

async function fillIndex(db: Executor, index: WordIndex): Promise<void> {
  const { table, text, where, place } = index;
  const name = sql.ref(index.name);
  await sql`insert into ${name} (rowid, text) select ${place}, ${text} from ${sql.table(table)} ${where} order by 1`.execute(
    db,
  );
  // As the site does each night.
  await sql`insert into ${name} (${name}) values ('optimize')`.execute(db);
}
