import { expect, test } from "vitest";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./open.ts";

// The last release whose processes were never expected to go on beside the next one's.
const before = "063-limits";

/** Each column as `table.column type`, and those that a row cannot be written without. */
async function readSchema({ executor }: Database) {
  const tables = await executor.introspection.getTables();
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.map((column) => ({ table: name, ...column })),
  );
  const needed = columns.filter(
    (column) => !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing,
  );
  return {
    tables: new Set(tables.map(({ name }) => name)),
    columns: new Set(columns.map(({ table, name, dataType }) => `${table}.${name} ${dataType}`)),
    needed: needed.map(({ table, name }) => ({ table, name: `${table}.${name}` })),
  };
}

test("each step leaves what the version before it reads and writes, unless it is taken alone", async () => {
  const fresh = await freshDatabase();
  const all = Object.entries(migrations);
  const first = all.findIndex(([name]) => name === before) + 1;
  await migrate(fresh.db, Object.fromEntries(all.slice(0, first)));
  for (let index = first; index < all.length; index += 1) {
    const [name, step] = all[index] ?? ["", undefined];
    const former = await readSchema(fresh.db);
    await migrate(fresh.db, Object.fromEntries(all.slice(0, index + 1)));
    if (typeof step !== "function") continue;
    const { columns, needed } = await readSchema(fresh.db);
    const known = new Set(former.needed.map((column) => column.name));
    const isAsked = ({ table, name: column }: { table: string; name: string }) =>
      former.tables.has(table) && !known.has(column);
    expect({
      name,
      taken: [...former.columns].filter((column) => !columns.has(column)),
      asked: needed.filter(isAsked).map((column) => column.name),
    }).toEqual({ name, taken: [], asked: [] });
  }
  await fresh.db.executor.destroy();
  await fresh.remove();
});
