import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { asFailure } from "./as-failure.ts";
import type { Database } from "./open.ts";
import { addressOf } from "./postgres-address.ts";
import { reasonOf } from "./server-fault.ts";

/** In milliseconds. */
const usualPatience = 60_000;
const usualPause = 500;

type Log = { warn: (fields: object, message: string) => void };

/**
 * Waits until PostgreSQL answers, for a minute: it may be starting too, as after a power cut. Throws one sentence with
 * its address when it does not answer, and at once when it refuses the connection.
 */
export async function awaitDatabase(
  { executor }: Database,
  databaseUrl: string,
  log: Log,
  patience = usualPatience,
): Promise<void> {
  const address = addressOf(databaseUrl);
  const end = performance.now() + patience;
  for (let isTold = false; ; isTold = true) {
    try {
      await sql`select 1`.execute(executor);
      return;
    } catch (error) {
      const reason = reasonOf(error);
      const server = `PostgreSQL at ${address} (DATABASE_URL)`;
      if (!asFailure(error)) throw new Error(`${server} refuses: ${reason}`, { cause: error });
      if (performance.now() > end)
        throw new Error(`${server} cannot be reached: ${reason}`, { cause: error });
      if (!isTold)
        log.warn({ address, reason }, "PostgreSQL (DATABASE_URL) cannot be reached yet: waiting for it");
      await pause(Math.min(usualPause, patience));
    }
  }
}
