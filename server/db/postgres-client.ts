import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { Query } from "./time-limits.ts";

/** The database cannot be reached, or did not answer in time; `cause` is the original error. */
export class DatabaseAway extends Error {}

/** The client's `query`, which ends the client when no reply comes within `longest` milliseconds. */
export function withAnswerLimit(client: pg.PoolClient, longest: number | undefined): Query {
  return async (text, parameters) => {
    // Ending a client in mid-query destroys its socket, and the query fails.
    const timer = longest === undefined ? undefined : setTimeout(() => void client.end(), longest);
    try {
      return await client.query(text, [...parameters]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A client for Kysely that sends its queries through `query`. */
export function asPoolClient(client: pg.PoolClient, query: Query): PostgresPoolClient {
  const release = (error?: boolean) => client.release(error);
  // Kysely could also pass a cursor; cursors are not used here.
  return { query: withAway(query) as unknown as PostgresPoolClient["query"], release };
}

/**
 * Wraps `work`, whose errors without a code become `DatabaseAway`: PostgreSQL's and the network's errors have a code,
 * `pg`'s own of a lost connection have none.
 */
export function withAway<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
  return (...given: Given): Promise<T> =>
    work(...given).catch((error: unknown) => {
      if (!(error instanceof Error) || "code" in error) throw error;
      throw new DatabaseAway(`PostgreSQL: ${error.message}`, { cause: error });
    });
}
