import { sql } from "kysely";
import { openDatabase, type Executor } from "../../db/open.ts";
import { keepFile } from "../format/kept-file.ts";
import { CopyFault } from "../format/manifest.ts";
import { runPostgres } from "../format/postgres-programs.ts";
import type { CopiedDatabase } from "./copy-file-database.ts";

/** Copies PostgreSQL's tables by pg_dump, as they are at one moment, while others write to them. */
export async function copyServerDatabase(
  databaseUrl: string,
  folder: string,
  { key, stop }: { key?: string; stop?: AbortSignal },
): Promise<CopiedDatabase> {
  const { executor } = openDatabase({ databaseUrl, databasePool: 1, dataDir: "." }, { isPatient: true });
  const reading = executor.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  try {
    return await reading.execute(async (snapshot) => {
      const { id, schema, hasTrigrams } = await readSnapshot(snapshot);
      const tables = await countRows(snapshot, schema);
      if (!("migrations" in tables))
        throw new CopyFault("The database at DATABASE_URL has no tables of this program");
      const migrations = await sql<{ name: string }>`select name from migrations order by name`.execute(
        snapshot,
      );
      const args = ["--format=custom", "--compress=1", "--no-owner", "--no-privileges", "--no-password"];
      const selection = [`--snapshot=${id}`, `--schema="${schema}"`, "--lock-wait-timeout=60s"];
      const dump = runPostgres("pg_dump", [...args, ...selection], { databaseUrl, stop });
      const file = await keepFile(folder, "database.dump", dump, key);
      return { file, schema, hasTrigrams, tables, migrations: migrations.rows.map(({ name }) => name) };
    });
  } finally {
    await executor.destroy();
  }
}

type Snapshot = { id: string; schema: string; hasTrigrams: boolean };

async function readSnapshot(snapshot: Executor): Promise<Snapshot> {
  const { rows } = await sql<Snapshot>`
    select pg_export_snapshot() as id, current_schema() as schema,
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams"`.execute(snapshot);
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL exported no snapshot");
  return row;
}

async function countRows(snapshot: Executor, schema: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE'`.execute(snapshot);
  const tables: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(snapshot);
    tables[name] = counted.rows[0]?.count ?? 0;
  }
  return tables;
}
