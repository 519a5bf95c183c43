import { createHash } from "node:crypto";
import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const requestTables = ["bookings", "package_bookings", "cab_bookings", "reviews", "queries"];

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What each key has taken of its allowance, until when; all processes count here. Since when a request is kept apart,
 * for it looks sent by a machine. Of the keys to guests' bookings only hashes.
 */
export async function createLimits(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("ends_at", "text", required)
    .addColumn("taken", "integer", required)
    .addColumn("most", "integer", required)
    .execute();
  await db.schema.createIndex("limits_by_end").on("limits").column("ends_at").execute();
  for (const table of requestTables) {
    await db.schema.alterTable(table).addColumn("suspicious_at", "text").execute();
    await db.schema
      .createIndex(`${table}_suspicious`)
      .on(table)
      .column("id")
      .where(sql.ref("suspicious_at"), "is not", null)
      .execute();
  }
  await hashGuestKeys(db);
}

const atOnce = 1000;

async function hashGuestKeys(db: MigrationTransaction): Promise<void> {
  await db.schema.alterTable("bookings").renameColumn("guest_key", "guest_key_hash").execute();
  await db.schema.alterTable("bookings").addColumn("guest_link_until", "text").execute();
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; key: string }>`
      select id, guest_key_hash as key from bookings where id > ${last} order by id limit ${atOnce}`.execute(
      db,
    );
    for (const { id, key } of rows) {
      const hash = createHash("sha256").update(key).digest("hex");
      await sql`update bookings set guest_key_hash = ${hash} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
