import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";

/** The columns of all tables that contain one of the texts, ignoring case: `table.column`, each once. */
export async function columnsWith(db: Database, texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { name: table, columns } of await db.executor.introspection.getTables()) {
    // As text, because row ids of search indexes exceed safe integers; blobs are not cast.
    const names = columns.map(({ name }) => {
      const column = sql.ref(name);
      const asText = sql`cast(${column} as text)`;
      const inSqlite = sql`case typeof(${column}) when 'blob' then ${column} else ${asText} end`;
      return sql`${db.engine === "sqlite" ? inSqlite : asText} as ${column}`;
    });
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${sql.join(names)} from ${sql.table(table)}`.execute(db.executor);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value);
        if (texts.some((one) => text.toLowerCase().includes(one))) found.add(`${table}.${column}`);
      }
    }
  }
  return [...found].sort();
}

/** Files below a folder that contain one of the texts as bytes, ignoring case. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file).toString("latin1").toLowerCase();
      return texts.some((text) => bytes.includes(text));
    });
}
