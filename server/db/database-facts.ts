import { sql } from "kysely";
import type { Database } from "./open.ts";

export type DatabaseFacts = { bytes: number; replicas: number; isReadOnly: boolean };

/** How large the database is, how many replicas follow it, and whether it is one itself. */
export async function readDatabaseFacts({ executor, engine }: Database): Promise<DatabaseFacts> {
  if (engine === "sqlite") {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(executor);
    return { bytes: rows[0]?.bytes ?? 0, replicas: 0, isReadOnly: false };
  }
  const { rows } = await sql<DatabaseFacts>`
    select pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_replication) as replicas,
      pg_is_in_recovery() as "isReadOnly"`.execute(executor);
  return rows[0] ?? { bytes: 0, replicas: 0, isReadOnly: false };
}
