import { sql } from "kysely";
import type { Executor } from "../db/open.ts";

/** How many programs other than this one are connected to the database on PostgreSQL. */
export async function countOtherConnections(db: Executor): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows[0]?.others ?? 0;
}
