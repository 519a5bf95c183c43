import type { Transaction } from "../open.ts";
import { type Engine, identity } from "../portable.ts";

/** A table of records that are deleted softly: id, when made, when deleted, and a number that grows with each change. */
export function keptTable(db: Transaction, engine: Engine, name: string) {
  return db.schema
    .createTable(name)
    .addColumn("id", "integer", identity(engine))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1));
}
