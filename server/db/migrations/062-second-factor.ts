import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const whose = (column: ColumnDefinitionBuilder) => column.notNull().references("staff.id");

/** What staff show beside, or instead of, their password; and sign-ins that still wait for it. */
export async function createSecondFactor(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("second_factors")
    .addColumn("staff_id", "integer", (column) => column.primaryKey().references("staff.id"))
    .addColumn("user_handle", "text", (column) => column.notNull().unique())
    .addColumn("app_secret", "text")
    .addColumn("app_since", "text")
    .addColumn("app_last_step", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("waiting_secret", "text")
    .addColumn("waiting_since", "text")
    .addColumn("advice_declined_at", "text")
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("staff_id", "integer", whose)
    .addColumn("name", "text", required)
    .addColumn("code_hash", "text", required)
    .addPrimaryKeyConstraint("recovery_codes_key", ["staff_id", "name"])
    .execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "integer", identity(engine))
    .addColumn("staff_id", "integer", whose)
    .addColumn("name", "text", required)
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", required)
    .addColumn("counter", "bigint", required)
    .addColumn("transports", "text", required)
    .addColumn("is_synced", "integer", required)
    .addColumn("is_backed_up", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("passkeys_by_staff").on("passkeys").column("staff_id").execute();
  await db.schema
    .createTable("pending_sign_ins")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "integer", whose)
    .addColumn("password_mark", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createTable("passkey_challenges")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", required)
    .addColumn("purpose", "text", required)
    .addColumn("staff_id", "integer", (column) => column.references("staff.id"))
    .addColumn("created_at", "text", required)
    .execute();
}
