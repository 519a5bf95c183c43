import { sql } from "kysely";
import { openDatabase } from "../../db/open.ts";
import { secondsAgo } from "../../db/process-list.ts";
import { seenWithin } from "./server-script.ts";

export type ServerState = {
  schema: string;
  /** The tables of the schema, whoever made them. */
  tables: string[];
  /** Seconds since a process of the site was seen; undefined when none was within a minute. */
  seenAgo?: number;
};

/** What is in PostgreSQL now, and whether the site runs on it. */
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
    if (!tables.includes("processes")) return { schema, tables };
    const { seen } = await executor
      .selectFrom("processes")
      .select(sql<string | null>`max(seen_at)`.as("seen"))
      .where("seen_at", ">", secondsAgo(seenWithin))
      .where("seen_at", "<", secondsAgo(-seenWithin))
      .executeTakeFirstOrThrow();
    const seenAgo =
      seen === null ? undefined : Math.max(0, Math.round((Date.now() - Date.parse(seen)) / 1000));
    return { schema, tables, seenAgo };
  } finally {
    await executor.destroy();
  }
}
