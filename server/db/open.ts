import { mkdirSync } from "node:fs";
import { Kysely, type LogEvent, type Transaction as KyselyTransaction } from "kysely";
import { databaseFile } from "./data-files.ts";
import type { Engine } from "./engine.ts";
import { watchFile } from "./file-in-place.ts";
import { postgresDialect, sqliteDialect } from "./dialect.ts";
import type { PoolOptions } from "./postgres-pool.ts";
import type { Tables } from "./tables.ts";

export type Transaction = KyselyTransaction<Tables>;
/** The database, or a transaction already begun: for reads and single writes. */
export type Executor = Kysely<Tables>;
export type Database = {
  executor: Executor;
  engine: Engine;
  /** SQLite's file. */
  file?: string;
  /** False when SQLite's file was taken away or replaced: writes are then refused. */
  isInPlace?: () => boolean;
};

type Where = {
  databaseUrl?: string;
  /** Largest number of connections to PostgreSQL. */
  databasePool?: number;
  dataDir: string;
};

type Options = Pick<PoolOptions, "isPatient" | "onConnectionLost" | "onPool"> & {
  /** Called with the duration of each query, in milliseconds. */
  onQuery?: (milliseconds: number) => void;
};

/** Opens PostgreSQL when a URL is given, else the file in the data folder, which it makes when missing. */
export function openDatabase(where: Where, { onQuery, ...options }: Options = {}): Database {
  const log = onQuery && (({ queryDurationMillis }: LogEvent) => onQuery(queryDurationMillis));
  if (where.databaseUrl) {
    const dialect = postgresDialect(where.databaseUrl, { size: where.databasePool, ...options });
    return { executor: new Kysely({ dialect, log }), engine: "postgres" };
  }
  mkdirSync(where.dataDir, { recursive: true });
  const file = databaseFile(where.dataDir);
  let isInPlace = () => true;
  const dialect = sqliteDialect(file, undefined, () => isInPlace());
  isInPlace = watchFile(file);
  return { executor: new Kysely({ dialect, log }), engine: "sqlite", file, isInPlace: () => isInPlace() };
}
