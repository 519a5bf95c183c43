import type { Engine, MigrationTransaction } from "../../engine.ts";
import { identity } from "./001-identity.ts";

/** A table of records that are deleted softly: id, when made, when deleted, and a number that grows with each change. */
export function recordTable(db: MigrationTransaction, engine: Engine, name: string) {
  return db.schema
    .createTable(name)
    .addColumn("id", "integer", identity(engine))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1));
}
