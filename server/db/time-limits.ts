import type pg from "pg";
import { hasCode } from "./database-errors.ts";

/** In milliseconds; PostgreSQL enforces them. */
export type TimeLimits = { lock: number; statement: number; idleInTransaction: number };

export type Query = (text: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>;

/** The limits as settings of a whole connection, sent when it is made. */
export function asStartParameters({ lock, statement, idleInTransaction }: TimeLimits) {
  return {
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
  };
}

/** True for the refusal of a pooler, such as PgBouncer, that lets no client set connection parameters. */
export function refusesStartParameters(error: unknown): boolean {
  return hasCode(error, "08P01") && error instanceof Error && /startup parameter/.test(error.message);
}

/** True when the connection has a limit for statements, whoever set it. */
export async function hasLimits(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ statement_timeout: string }>("show statement_timeout");
  return rows[0]?.statement_timeout !== "0";
}

/**
 * Sets the limits in each transaction, and puts a single statement into a transaction of its own. Behind a pooler each
 * statement may run on another connection, where a setting made outside a transaction would affect other clients.
 */
export function limitedInTransactions(query: Query, limits: TimeLimits): Query {
  const settings = Object.entries(asStartParameters(limits));
  const begin = ["begin", ...settings.map(([name, value]) => `set local ${name} = ${value}`)].join("; ");
  let isOpen = false;
  return async (text, parameters) => {
    if (isOpen || text === "begin") {
      isOpen = text !== "commit" && text !== "rollback";
      return query(text === "begin" ? begin : text, parameters);
    }
    await query(begin, []);
    try {
      const result = await query(text, parameters);
      await query("commit", []);
      return result;
    } catch (error) {
      // When this fails too, the connection is lost, and PostgreSQL rolls back by itself.
      await query("rollback", []).catch(() => {});
      throw error;
    }
  };
}
