import { type RawBuilder, sql } from "kysely";

/** Finds rows that have each of the words somewhere in the columns, in any case. */
export function hasWords(columns: readonly string[], search: string): RawBuilder<boolean> {
  const text = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  const words = search.split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => sql`lower(${text}) like ${containing(word)} escape '\\'`);
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`1 = 1`;
}

function containing(word: string): string {
  return `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
