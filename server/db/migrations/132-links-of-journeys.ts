import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const journeys = ["package_bookings", "cab_bookings"];

/** A gateway's link is for a stay, a package or a cab. */
export async function linkJourneysToGateways(db: MigrationTransaction, engine: Engine): Promise<void> {
  for (const table of journeys) {
    const key = table.replace(/s$/, "_id");
    await db.schema
      .alterTable("payment_links")
      .addColumn(key, "integer", (column) => column.references(`${table}.id`))
      .execute();
  }
  if (engine === "postgres")
    await sql`alter table payment_links alter column booking_id drop not null`.execute(db);
  else await makeLinksAnew(db);
  for (const table of journeys) {
    const key = table.replace(/s$/, "_id");
    await db.schema
      .createIndex(`payment_links_by_${key}`)
      .on("payment_links")
      .columns([key, "id"])
      .where(sql.ref(key), "is not", null)
      .execute();
  }
}

/**
 * SQLite can let a column be empty only in a table made anew. What was told by events refers to the links, and would go
 * with them: it is made anew first, for the new ones.
 */
async function makeLinksAnew(db: MigrationTransaction): Promise<void> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master
    where tbl_name in ('payment_links', 'payment_events') and sql is not null`.execute(db);
  const anew = (table: string) => {
    const made = rows.find(({ name }) => name === table)?.sql ?? "";
    return made
      .replaceAll(/"(payment_links|payment_events)"/g, '"$1_anew"')
      .replace('"booking_id" integer not null', '"booking_id" integer');
  };
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of ["payment_links", "payment_events"]) {
    await run(anew(table));
    await run(`insert into "${table}_anew" select * from ${table}`);
  }
  // Ids of links that are gone are not given away again.
  await run(`delete from sqlite_sequence where name = 'payment_links_anew'`);
  await run(`insert into sqlite_sequence (name, seq)
    select 'payment_links_anew', seq from sqlite_sequence where name = 'payment_links'`);
  for (const table of ["payment_events", "payment_links"]) await run(`drop table "${table}"`);
  for (const table of ["payment_links", "payment_events"])
    await run(`alter table "${table}_anew" rename to "${table}"`);
  for (const { type, sql: made } of rows) if (type !== "table") await run(made);
}
