import type { QueryExecutorProvider, SchemaModule } from "kysely";

/** Which database is behind a connection. */
export type Engine = "sqlite" | "postgres";

/** A transaction without the current table types, because a migration runs on the schema of its own time. */
export type MigrationTransaction = QueryExecutorProvider & { schema: SchemaModule };
