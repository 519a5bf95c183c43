import { DatabaseSync } from "node:sqlite";
import {
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type RawBuilder,
  type SqliteDialect,
  sql,
} from "kysely";
import { EmbeddedDialect } from "./embedded-driver.ts";
import { openLog } from "./embedded-log.ts";
import { fileGone } from "./file-in-place.ts";
import type { Engine } from "./engine.ts";
import type { openPool } from "./postgres-pool.ts";
import type { Tables } from "./tables.ts";

/** How long opening the file waits for another process's lock; afterwards SQLite's own busy timeout is 0. */
const openingTimeoutInMilliseconds = 10_000;

/**
 * `node:sqlite` behind Kysely's SQLite dialect. Every acknowledged write is on disk, and deleted content is overwritten
 * there. A write while `isInPlace` is false throws FileGone.
 */
export function sqliteDialect(file: string, patience?: number, isInPlace = () => true): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: openingTimeoutInMilliseconds });
  const disk = openLog(database, file);
  database.exec("PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0");
  const assertInPlace = () => {
    if (!isInPlace()) throw fileGone(file);
  };
  return new EmbeddedDialect(database, { patience, assertInPlace, ...(disk && { disk }) });
}

/**
 * Readies SQLite's connection for one long transaction: what each statement puts aside stays in memory, and pages that
 * every row changes are not written and read again. Not for connections that vacuum.
 */
export async function readyForLongWork(db: Kysely<Tables>): Promise<void> {
  await sql`pragma temp_store = memory`.execute(db);
  await sql`pragma cache_size = -64000`.execute(db);
}

type Connection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

/**
 * Ignores a failed rollback: it means that the connection is lost, and PostgreSQL rolls back by itself. The error that
 * led to the rollback is then the one thrown.
 */
class TransparentPostgresDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

class ServerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new TransparentPostgresDriver(this.#config);
  }
}

/** PostgreSQL through `pg`, which is loaded with the first connection: most sites never need it. */
export function postgresDialect(...where: Parameters<typeof openPool>): PostgresDialect {
  return new ServerDialect({ pool: async () => (await import("./postgres-pool.ts")).openPool(...where) });
}

/** The engine behind a connection or a transaction. */
export function engineOf(db: Kysely<Tables>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/** `column in (numbers)` with the whole list as one parameter. */
export function isOneOf(db: Kysely<Tables>, column: string, numbers: readonly number[]): RawBuilder<boolean> {
  return engineOf(db) === "postgres"
    ? sql<boolean>`${sql.ref(column)} = any(${numbers}::int[])`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`;
}

/** The distinct numbers of a column within a group, as text with commas. */
export function distinctNumbers(db: Kysely<Tables>, column: string): RawBuilder<string> {
  return engineOf(db) === "postgres"
    ? sql<string>`string_agg(distinct cast(${sql.ref(column)} as text), ',')`
    : sql<string>`group_concat(distinct ${sql.ref(column)})`;
}

/** The number of days from one column of calendar dates to another. */
export function daysBetween(db: Kysely<Tables>, from: string, to: string): RawBuilder<number> {
  return engineOf(db) === "postgres"
    ? sql<number>`(cast(${sql.ref(to)} as date) - cast(${sql.ref(from)} as date))`
    : sql<number>`cast(julianday(${sql.ref(to)}) - julianday(${sql.ref(from)}) as integer)`;
}
