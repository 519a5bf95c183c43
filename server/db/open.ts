import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type Transaction as KyselyTransaction } from "kysely";
import { type Engine, postgresDialect, sqliteDialect } from "./portable.ts";
import type { Tables } from "./tables.ts";

export type Transaction = KyselyTransaction<Tables>;
/** For reads and single writes: the database itself, or a transaction already begun. */
export type Executor = Kysely<Tables>;
export type Database = { executor: Executor; engine: Engine };

/** Opens PostgreSQL when a URL is given, else the file in the data folder, which it makes when missing. */
export function openDatabase(where: { databaseUrl?: string; dataDir: string }): Database {
  if (where.databaseUrl) {
    return { executor: new Kysely({ dialect: postgresDialect(where.databaseUrl) }), engine: "postgres" };
  }
  mkdirSync(where.dataDir, { recursive: true });
  return {
    executor: new Kysely({ dialect: sqliteDialect(join(where.dataDir, "agency.sqlite")) }),
    engine: "sqlite",
  };
}
