import { DatabaseSync } from "node:sqlite";
import {
  type ColumnDefinitionBuilder,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type SqliteDialect,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import pg from "pg";
import { EmbeddedDialect } from "./embedded-driver.ts";
import { openPool } from "./postgres-pool.ts";
import type { Tables } from "./tables.ts";

// All that differs between SQLite and PostgreSQL, and nothing else.

export type Engine = "sqlite" | "postgres";

/** How long opening waits for another process that has just begun or ended; afterwards nothing waits in SQLite. */
const openingTimeoutInMilliseconds = 10_000;

/** Node's own SQLite behind Kysely's SQLite dialect. Every acknowledged write is on disk. */
export function sqliteDialect(file: string, patience?: number): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: openingTimeoutInMilliseconds });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  database.exec("PRAGMA busy_timeout = 0");
  return new EmbeddedDialect(database, patience);
}

/** A rollback that fails has nothing to undo: the connection is gone, and PostgreSQL keeps nothing of it. What came first is what is told. */
class TransparentPostgresDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection as never).catch(() => {});
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

/** PostgreSQL through `pg`; `count(*)` and other bigints come as numbers, for all of ours are small. */
export function postgresDialect(...where: Parameters<typeof openPool>): PostgresDialect {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return new ServerDialect({ pool: openPool(...where) });
}

/** The column type of an identity, for migrations. */
export function identity(engine: Engine) {
  return (column: ColumnDefinitionBuilder) =>
    engine === "sqlite"
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
}

/** The type of texts that are sorted by their code points, whatever language the database is set to. */
export function sortKeyType(engine: Engine): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`text` : sql`text collate "C"`;
}

/** Adds `name_key`, which the database makes from a text: small letters are sorted with capitals, on both engines alike. */
export async function addNameKey(
  db: Kysely<Tables>,
  engine: Engine,
  table: keyof Tables,
  of: string,
): Promise<void> {
  const made =
    engine === "sqlite"
      ? sql`generated always as (lower(${sql.ref(of)})) virtual`
      : sql`generated always as (lower(${sql.ref(of)} collate "C")) stored`;
  await sql`alter table ${sql.table(table)} add column name_key ${sortKeyType(engine)} ${made}`.execute(db);
}

/** The engine behind a connection or a transaction. */
export function engineOf(db: Kysely<Tables>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/** That a column has one of many numbers, as one parameter. */
export function isOneOf(db: Kysely<Tables>, column: string, numbers: readonly number[]): RawBuilder<boolean> {
  return engineOf(db) === "postgres"
    ? sql<boolean>`${sql.ref(column)} = any(${numbers}::int[])`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`;
}

/** Whether PostgreSQL could be given its index of letters; a server that lacks the extension, or forbids it, does without. */
export async function addTrigrams(db: Kysely<Tables>): Promise<boolean> {
  await sql`savepoint before_trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    return true;
  } catch (error) {
    // Its files are not installed, under either of two codes, or this user may not create it.
    if (!["0A000", "58P01", "42501"].includes((error as { code?: string }).code ?? "")) throw error;
    await sql`rollback to savepoint before_trigrams`.execute(db);
    return false;
  }
}

/**
 * Holds the selected rows until the transaction ends: alone, or shared with others who only rely on them. What they say
 * is to be read by a later statement, which sees what was stored while this one waited. SQLite's one writer holds
 * everything already.
 */
export function lockRows<O>(
  engine: Engine,
  query: SelectQueryBuilder<Tables, keyof Tables, O>,
  how: "alone" | "shared" = "alone",
) {
  if (engine === "sqlite") return query;
  // Not against those who only name the row in another's column: who did that first would then wait for itself.
  return how === "alone" ? query.forNoKeyUpdate() : query.forShare();
}

/** Holds what is named by a word and a number, and has no row of its own, until the transaction ends. */
export async function lockName(
  engine: Engine,
  transaction: Kysely<Tables>,
  word: string,
  id: number,
): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtext(${word}), ${id}::integer)`.execute(transaction);
}

/**
 * One migrating process at a time, however long the other takes; SQLite's `begin immediate` is such a lock already.
 * Tables that others use are not waited for long: behind one who waits for a whole table, everybody waits.
 */
export async function lockMigrations(engine: Engine, transaction: Kysely<Tables>): Promise<void> {
  if (engine === "sqlite") return;
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(720401)`.execute(transaction);
  await sql`set local lock_timeout = '500ms'`.execute(transaction);
}

/** True when PostgreSQL ended a transaction because others held, or wanted, its tables. */
export function isLockedOut(error: unknown): boolean {
  return ["55P03", "40P01"].includes(codeOf(error) ?? "");
}

/** True when the database refused a row because its key is taken. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  const sqliteConstraints = [1555, 2067]; // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE
  return code === "23505" || (errcode !== undefined && sqliteConstraints.includes(errcode));
}

/** True when the database gave up a transaction that may simply be tried again. */
export function isWorthRetrying(error: unknown): boolean {
  const code = codeOf(error);
  return code === "40001" || code === "40P01" || isDuplicate(error);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as Error & { code?: string }).code : undefined;
}
