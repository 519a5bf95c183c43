import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from "kysely";
import type { DiskTurns } from "./disk-turns.ts";
import { type StatementResult, type RunStatement, statementRunner } from "./embedded-statements.ts";

/**
 * How long a statement waits for another process, or an import, to give the write lock back, in milliseconds: the largest
 * file that can be imported holds it for twenty seconds, on a busy machine for longer (decision 113). After a minute the
 * connection of who waits would be closed.
 */
const usualPatience = 50_000;
const longestPause = 10;

const sqliteBusy = 5;
const isWrite = /^(insert|update|delete)/;

/** What need not be on the disk before it is answered: what only reads, and counts of what visitors do. */
const isPassing = /^\s*(select|explain|pragma|(insert into|update|delete from) "limits")/;
const namesItsParts = /^\s*with /;
const writes = /\b(insert into|update|delete from) /;

const waitsForDisk = (query: string) =>
  namesItsParts.test(query) ? writes.test(query) : !isPassing.test(query);

/**
 * A Kysely driver for `node:sqlite` with one connection. SQLite's own wait for a lock would block the event loop, so a
 * statement that finds the file locked by another process is retried after a pause instead. Transactions of this
 * process run one after the other.
 */
class EmbeddedDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #patience: number;
  readonly #runStatement: RunStatement;
  readonly #assertInPlace: () => void;
  readonly #disk: DiskTurns | undefined;
  #inTransaction: Promise<void> | undefined;
  #endTransaction: (() => void) | undefined;

  constructor(database: DatabaseSync, { patience = usualPatience, assertInPlace = () => {}, disk }: Options) {
    this.#database = database;
    this.#patience = patience;
    this.#assertInPlace = assertInPlace;
    this.#disk = disk;
    this.#runStatement = statementRunner(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(async (query, isInside) => {
      if (isInside) return this.#runStatement(query);
      if (isWrite.test(query.sql)) this.#assertInPlace();
      const result = await this.#patiently(() => this.#runStatement(query));
      if (waitsForDisk(query.sql)) await this.#disk?.written();
      return result;
    });
  }

  /**
   * `begin immediate` takes the write lock first, so that a transaction cannot fail half-way for want of it. A
   * read-only transaction takes no lock.
   */
  async beginTransaction(connection: EmbeddedConnection, settings: TransactionSettings): Promise<void> {
    await this.#patiently(() => {
      this.#database.exec(settings.accessMode === "read only" ? "begin" : "begin immediate");
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#inTransaction = promise;
      this.#endTransaction = resolve;
    });
    connection.isInside = true;
    connection.isWriting = settings.accessMode !== "read only";
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    if (connection.isWriting) this.#assertInPlace();
    this.#database.exec("commit");
    this.#leave(connection);
    // Others' transactions go on meanwhile, and reach the disk with it.
    if (connection.isWriting) await this.#disk?.written();
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    // Committed, but the disk failed: the open transaction is another's.
    if (!connection.isInside) return;
    try {
      // A full disk makes SQLite roll back by itself; a second rollback would fail and hide the cause.
      if (this.#database.isTransaction) this.#database.exec("rollback");
    } finally {
      this.#leave(connection);
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
    await this.#disk?.close();
  }

  #leave(connection: EmbeddedConnection): void {
    connection.isInside = false;
    this.#inTransaction = undefined;
    this.#endTransaction?.();
  }

  /** Waits until this process has no open transaction, runs `work`, and retries while another process has the lock. */
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

type Run = (query: CompiledQuery, isInside: boolean) => StatementResult | Promise<StatementResult>;

class EmbeddedConnection implements DatabaseConnection {
  isInside = false;
  isWriting = false;
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

/** Turns Kysely's own connection mutex off: the driver keeps statements out of other callers' transactions itself. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

type Options = {
  /** How long statements are retried, in milliseconds. */
  patience?: number | undefined;
  /** Throws when writes would go to a file that is no longer there. */
  assertInPlace?: () => void;
  /** Where SQLite itself does not wait for the disk: brings what was committed there. */
  disk?: DiskTurns;
};

/** Kysely's SQLite dialect with this driver. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #driver: EmbeddedDriver;

  constructor(database: DatabaseSync, options: Options = {}) {
    super({ database: () => Promise.reject(new Error("never asked for")) });
    this.#driver = new EmbeddedDriver(database, options);
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
