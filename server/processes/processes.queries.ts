import { sql } from "kysely";
import type { Executor } from "../db/open.ts";

/** PostgreSQL's clock, which is the same for all machines, so many seconds ago, as text. */
export const secondsAgo = (seconds: number) => sql<string>`
  to_char((now() - ${seconds} * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Notes that a process is there. */
export async function noteSeen(db: Executor, id: string): Promise<void> {
  await db
    .insertInto("processes")
    .values({ id, seen_at: secondsAgo(0) })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: secondsAgo(0) }))
    .execute();
}

/** Forgets a process that ends, and those not seen for a day. */
export async function forgetProcess(db: Executor, id: string): Promise<void> {
  const day = 24 * 3600;
  await db
    .deleteFrom("processes")
    .where((eb) => eb.or([eb("id", "=", id), eb("seen_at", "<", secondsAgo(day))]))
    .execute();
}
