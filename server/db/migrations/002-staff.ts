import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createStaff(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("staff")
    .addColumn("id", "integer", identity(engine))
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", required)
    .addColumn("role", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id"))
    .addColumn("created_at", "text", required)
    .addColumn("last_used_at", "text", required)
    .execute();
  await db.schema
    .createTable("known_devices")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", (column) => column.notNull().references("staff.id"))
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", required)
    .execute();
}
