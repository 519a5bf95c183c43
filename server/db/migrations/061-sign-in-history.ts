import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const emptyFirst = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");

/** Who signed in, or tried to; passwords that are not one's own yet; and when a session was last confirmed. */
export async function addSignInHistory(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("password_state", "text", (column) => column.notNull().defaultTo("own"))
    .execute();
  await db.schema.alterTable("sessions").addColumn("confirmed_at", "text", emptyFirst).execute();
  await sql`update sessions set confirmed_at = created_at`.execute(db);
  await db.schema.alterTable("known_devices").addColumn("last_used_at", "text", emptyFirst).execute();
  await sql`update known_devices set last_used_at = created_at`.execute(db);
  await db.schema.createIndex("known_devices_by_staff").on("known_devices").column("staff_id").execute();
  await db.schema
    .createTable("sign_ins")
    .addColumn("id", "integer", identity(engine))
    .addColumn("at", "text", required)
    .addColumn("staff_id", "integer", (column) => column.references("staff.id"))
    .addColumn("result", "text", required)
    .addColumn("device", "text", required)
    .addColumn("address", "text", required)
    .execute();
  // Letters to owners are few; they are counted to be left out of what other staff see.
  await sql`create index outbox_for_owners on outbox (status) where kind = 'security'`.execute(db);
  await db.schema.createIndex("sign_ins_by_staff").on("sign_ins").columns(["staff_id", "id"]).execute();
}
