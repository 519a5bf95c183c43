import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { asPoolClient, withAnswerLimit, withAway } from "./postgres-client.ts";
import { hasCode, readOnlyTransaction } from "./database-errors.ts";
import { openServers } from "./postgres-servers.ts";
import {
  asStartParameters,
  hasLimits,
  limitedInTransactions,
  type Query,
  refusesStartParameters,
} from "./time-limits.ts";

/** In milliseconds. PostgreSQL enforces the first; after `answer` without data this process cuts the connection. */
const usualLimits = {
  connect: 5_000,
  lock: 5_000,
  statement: 15_000,
  idleInTransaction: 30_000,
  answer: 20_000,
};

// Bigints such as `count(*)` are parsed as numbers: all of ours are small.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const tooManyConnections = "53300";

export type PoolOptions = {
  /** Largest number of connections of this process. */
  size?: number;
  /** True for work that may take long, such as a change of the schema. */
  isPatient?: boolean;
  limits?: typeof usualLimits;
  /** Called for each connection that breaks, in use or idle. */
  onConnectionLost?: (error: Error) => void;
  /** Called with a function that counts the pool's connections. */
  onPool?: (count: () => PoolCounts) => void;
};

/** Connections in use and idle, and requests that wait for one. */
export type PoolCounts = { used: number; idle: number; waiting: number };

/**
 * A pool that survives broken connections. Every wait has a limit, also behind a pooler: for a connection, a lock, a
 * statement and a silent server. When the server has no connection left, connecting is retried for a while. When it
 * turns out to be a read-only replica, as after a failover, all connections are replaced. Of several servers in the
 * address the writable one is used.
 */
export function openPool(url: string, options: PoolOptions = {}): PostgresPool {
  const { size = 10, isPatient = false, limits = usualLimits, onConnectionLost = () => {} } = options;
  const servers = openServers(url);
  let generation = 0;
  const generations = new WeakMap<pg.PoolClient, number>();
  let pool = makePool(isPatient ? {} : asStartParameters(limits));
  // Whether connections have time limits already; found out with the first connection.
  let isLimitedAlready: Promise<boolean> | undefined = isPatient ? Promise.resolve(true) : undefined;

  function makePool(parameters: object): pg.Pool {
    const shared = { max: size, connectionTimeoutMillis: limits.connect, keepAlive: true };
    const created = new pg.Pool({ ...servers.poolOptions, ...shared, ...parameters });
    created.on("connect", (client) => {
      generations.set(client, generation);
      // A broken connection also emits `error`, in use or idle, which without a listener would end the process. Its
      // query fails by itself, and the pool makes a new connection.
      client.on("error", onConnectionLost);
    });
    created.on("error", () => {}); // an idle connection, which `onConnectionLost` has reported
    return created;
  }

  async function take(): Promise<pg.PoolClient> {
    const end = performance.now() + limits.connect;
    const moveOn = servers.turn();
    for (;;) {
      try {
        const client = await pool.connect();
        if (generations.get(client) === generation) return client;
        client.release(true);
      } catch (error) {
        if (performance.now() > end) throw error;
        if (hasCode(error, tooManyConnections)) await pause(20 + Math.random() * 40);
        else if (!moveOn()) throw error;
      }
    }
  }

  async function askForLimits(): Promise<boolean> {
    const client = await take().catch((error: unknown) => {
      if (!refusesStartParameters(error)) throw error;
      void pool.end();
      pool = makePool({});
      return take();
    });
    return hasLimits(client).finally(() => client.release());
  }

  async function connect(): Promise<PostgresPoolClient> {
    isLimitedAlready ??= askForLimits().catch((error: unknown) => {
      isLimitedAlready = undefined;
      throw error;
    });
    const isLimited = await isLimitedAlready;
    const client = await take();
    const ask = withAnswerLimit(client, isPatient ? undefined : limits.answer);
    const query: Query = (text, parameters) =>
      ask(text, parameters).catch((error: unknown) => {
        if (hasCode(error, readOnlyTransaction) && generations.get(client) === generation) generation += 1;
        throw error;
      });
    return asPoolClient(client, isLimited ? query : limitedInTransactions(query, limits));
  }

  options.onPool?.(() => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  });
  return { options: pool.options, connect: withAway(connect), end: () => pool.end() };
}
