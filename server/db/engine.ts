import type { QueryExecutorProvider, SchemaModule } from "kysely";

/** Which database is behind a connection. */
export type Engine = "sqlite" | "postgres";

/** A transaction as a migration sees it: without the tables of today, for it runs among those of its own time. */
export type MigrationTransaction = QueryExecutorProvider & { schema: SchemaModule };
