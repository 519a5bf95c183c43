import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type ColumnDefinitionBuilder,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqliteDatabase,
} from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

// All that differs between SQLite and PostgreSQL, and nothing else.

export type Engine = "sqlite" | "postgres";

const busyTimeoutInMilliseconds = 10_000;

/** Writers start with the write lock, so that two processes on one file wait for each other and never fail half-way. */
class WritingSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new WritingSqliteDriver({ database: this.#database });
  }
}

/** Node's own SQLite behind Kysely's SQLite dialect. Every acknowledged write is on disk. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: busyTimeoutInMilliseconds });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  const statements = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return new EmbeddedDialect({
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      const prepared = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      };
      if (statements.size > 500) statements.clear();
      statements.set(text, prepared);
      return prepared;
    },
  });
}

/** PostgreSQL through `pg`; `count(*)` and other bigints come as numbers, for all of ours are small. */
export function postgresDialect(url: string): PostgresDialect {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A server that restarts cuts idle connections. The pool makes new ones; without a listener the process would end.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
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

/** Holds the selected rows until the transaction ends. SQLite's one writer holds everything already. */
export function lockRows<O>(engine: Engine, query: SelectQueryBuilder<Tables, keyof Tables, O>) {
  return engine === "postgres" ? query.forUpdate() : query;
}

/** One migrating process at a time; SQLite's `begin immediate` is such a lock already. */
export async function lockMigrations(engine: Engine, transaction: Kysely<Tables>): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(720401)`.execute(transaction);
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
  const code = error instanceof Error ? (error as Error & { code?: string }).code : undefined;
  return code === "40001" || code === "40P01" || isDuplicate(error);
}
