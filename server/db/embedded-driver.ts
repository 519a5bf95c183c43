import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
} from "kysely";
import { type Done, type RunStatement, statementRunner } from "./embedded-statements.ts";

/** How long a statement waits for another process to give the write lock back, in milliseconds. */
const usualPatience = 5_000;
const longestPause = 10;

const sqliteBusy = 5;

/**
 * Node's SQLite, which has one connection and answers at once or not at all: it never waits for a lock itself, for
 * nothing else in this process would go on meanwhile. Who finds the file locked by another process asks again after a
 * pause, in which others are served. Transactions of this process follow one another.
 */
class EmbeddedDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #patience: number;
  readonly #runStatement: RunStatement;
  #inTransaction: Promise<void> | undefined;
  #endTransaction: (() => void) | undefined;

  constructor(database: DatabaseSync, patience: number) {
    this.#database = database;
    this.#patience = patience;
    this.#runStatement = statementRunner(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection((query, isInside) =>
      isInside ? this.#runStatement(query) : this.#patiently(() => this.#runStatement(query)),
    );
  }

  /** Begins with the write lock, so that two processes on one file wait for each other and never fail half-way. */
  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await this.#patiently(() => {
      this.#database.exec("begin immediate");
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#inTransaction = promise;
      this.#endTransaction = resolve;
    });
    connection.isInside = true;
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    this.#database.exec("commit");
    this.#leave(connection);
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    try {
      // A full disk makes SQLite roll back by itself; a second time would fail, and hide why.
      if (this.#database.isTransaction) this.#database.exec("rollback");
    } finally {
      this.#leave(connection);
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #leave(connection: EmbeddedConnection): void {
    connection.isInside = false;
    this.#inTransaction = undefined;
    this.#endTransaction?.();
  }

  /** Runs the work when no transaction of this process is open, and again while another process has the lock. */
  async #patiently<T>(work: () => T): Promise<T> {
    const end = performance.now() + this.#patience;
    for (let wait = 1; ; wait = Math.min(wait * 2, longestPause)) {
      while (this.#inTransaction) await this.#inTransaction;
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await pause(wait + Math.random() * wait);
      }
    }
  }
}

type Run = (query: CompiledQuery, isInside: boolean) => Done | Promise<Done>;

class EmbeddedConnection implements DatabaseConnection {
  isInside = false;
  readonly #run: Run;

  constructor(run: Run) {
    this.#run = run;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const { rows, ...counts } = await this.#run(query, this.isInside);
    return { ...counts, rows: rows as Row[] };
  }

  streamQuery(): never {
    throw new Error("Rows of the embedded database are read at once, not as a stream");
  }
}

/** The driver sees to it itself that statements do not get into another's transaction. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's SQLite with this driver; `patience` in milliseconds. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #driver: EmbeddedDriver;

  constructor(database: DatabaseSync, patience = usualPatience) {
    super({ database: () => Promise.reject(new Error("never asked for")) });
    this.#driver = new EmbeddedDriver(database, patience);
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === sqliteBusy;
}
