import type { ColumnDefinitionBuilder } from "kysely";
import { sql } from "kysely";
import type { Transaction } from "../open.ts";
import { requestTables } from "./020-opened-requests.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What each key has taken of its allowance, until when; all processes count here. Since when a request is kept apart,
 * for it looks sent by a machine.
 */
export async function createLimits(db: Transaction): Promise<void> {
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
}
