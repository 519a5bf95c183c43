import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine } from "../../engine.ts";

/** The column type of an identity. */
export function identity(engine: Engine) {
  return (column: ColumnDefinitionBuilder) =>
    engine === "sqlite"
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
}
