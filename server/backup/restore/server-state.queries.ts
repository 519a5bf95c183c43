import { sql } from "kysely";
import { openDatabase } from "../../db/open.ts";
import { listedProcesses } from "../../db/process-list.ts";

export type ServerState = {
  schema: string;
  /** All tables of the schema. */
  tables: string[];
  /** Processes of the site that use the schema, in words. */
  processes: string[];
};

/** The contents of the PostgreSQL database, and whether the site runs on it. */
export async function readServerState(databaseUrl: string): Promise<ServerState> {
  const { executor } = openDatabase({ databaseUrl, databasePool: 1, dataDir: "." });
  try {
    const found = await sql<{ schema: string; name: string | null }>`
      select current_schema() as schema, tables.table_name as name from (select 1) as one
      left join information_schema.tables on table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
      executor,
    );
    const tables = found.rows.flatMap(({ name }) => name ?? []);
    const schema = found.rows[0]?.schema ?? "public";
    const processes = tables.includes("processes") ? await listedProcesses(executor) : [];
    return { schema, tables, processes };
  } finally {
    await executor.destroy();
  }
}
