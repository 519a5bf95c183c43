import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { hasCode } from "./database-errors.ts";
import { withTlsAsAsked } from "./postgres-address.ts";

/** The database cannot be reached, or did not answer in time; `cause` is the original error. */
export class DatabaseAway extends Error {}

/** In milliseconds. PostgreSQL enforces its own; after `answer` without any data this process cuts the connection. */
const usualLimits = {
  connect: 5_000,
  lock: 5_000,
  statement: 15_000,
  idleInTransaction: 30_000,
  answer: 20_000,
};

const tooManyConnections = "53300";

export type PoolOptions = {
  /** Largest number of connections of this process. */
  size?: number;
  /** True for work that may take long, such as a change of the schema. */
  isPatient?: boolean;
  limits?: typeof usualLimits;
  /** Called for each connection that breaks, in use or idle. */
  onConnectionLost?: (error: Error) => void;
  /** Given a function that counts the pool's connections. */
  onPool?: (count: () => PoolCounts) => void;
};

/** Connections in use and idle, and requests that wait for one. */
export type PoolCounts = { used: number; idle: number; waiting: number };

/**
 * A pool that survives broken connections. Every wait has a limit: for a connection, a lock, a statement and a silent
 * server. When the server has no connection left, connecting is retried for a while.
 */
export function openPool(url: string, options: PoolOptions = {}): PostgresPool {
  const { size = 10, isPatient = false, limits = usualLimits, onConnectionLost = () => {} } = options;
  const pool = new pg.Pool({
    connectionString: withTlsAsAsked(url),
    max: size,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    ...(!isPatient && {
      lock_timeout: limits.lock,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    }),
  });
  // A broken connection also emits `error`, in use or idle, which without a listener would end the process. Its query
  // fails by itself, and the pool makes a new connection.
  pool.on("connect", (client) => client.on("error", onConnectionLost));
  pool.on("error", () => {}); // of an idle connection, which has told it already
  options.onPool?.(() => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  });
  const longest = isPatient ? undefined : limits.answer;
  return {
    options: pool.options,
    connect: async () => impatient(await connect(pool, limits.connect), longest),
    end: () => pool.end(),
  };
}

async function connect(pool: pg.Pool, longest: number): Promise<pg.PoolClient> {
  const end = performance.now() + longest;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!hasCode(error, tooManyConnections) || performance.now() > end) throw away(error);
      await pause(20 + Math.random() * 40);
    }
  }
}

function impatient(client: pg.PoolClient, longest: number | undefined): PostgresPoolClient {
  async function query(text: string, parameters: readonly unknown[] = []) {
    // Ending a client in mid-query destroys its socket, and the query fails.
    const timer = longest === undefined ? undefined : setTimeout(() => void client.end(), longest);
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      throw away(error);
    } finally {
      clearTimeout(timer);
    }
  }
  const release = (error?: boolean) => client.release(error);
  // Kysely could also pass a cursor; cursors are not used here.
  return { query: query as unknown as PostgresPoolClient["query"], release };
}

/** Wraps an error without a code: PostgreSQL's and the network's have one, `pg`'s own of a lost connection has none. */
function away(error: unknown): unknown {
  if (!(error instanceof Error) || "code" in error) return error;
  return new DatabaseAway(`PostgreSQL: ${error.message}`, { cause: error });
}
