import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { addSearchIndexes, lacksSearchIndexes } from "./add-search-indexes.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { wordIndexes } from "./search-index.ts";

const onPostgres = test.skipIf(!process.env["TEST_DATABASE_URL"]);

let fresh: Awaited<ReturnType<typeof freshDatabase>>;

beforeEach(async () => {
  fresh = await freshDatabase();
  await migrate(fresh.db);
});
afterEach(async () => {
  await fresh.db.executor.destroy();
  await fresh.remove();
});

const run = (text: string) => sql.raw(text).execute(fresh.db.executor);

/** Every search index as PostgreSQL describes it. */
async function indexes(): Promise<unknown[]> {
  const all = await run(
    "select indexdef from pg_indexes where indexdef like '%gin_trgm_ops%' order by indexname",
  );
  return all.rows;
}

test("a database that was just made lacks none", async () => {
  expect(await lacksSearchIndexes(fresh.db)).toBe(false);
});

onPostgres("those that could not be made are made later, as the migration would have", async () => {
  const made = await indexes();
  expect(made).toHaveLength(wordIndexes.filter(({ isOfTrigrams }) => isOfTrigrams).length);
  await run("drop extension pg_trgm cascade");
  expect([await indexes(), await lacksSearchIndexes(fresh.db)]).toEqual([[], true]);
  expect(await addSearchIndexes(fresh.db)).toBe(true);
  expect([await indexes(), await lacksSearchIndexes(fresh.db)]).toEqual([made, false]);
});

onPostgres("a user who may not add the extension goes on without", async () => {
  await run("drop extension pg_trgm cascade");
  const user = `agency_test_${randomBytes(6).toString("hex")}`;
  await run(`create role ${user} login`);
  const url = new URL(fresh.databaseUrl ?? "");
  url.username = user;
  const restricted = openDatabase({ databaseUrl: url.href, dataDir: "." });
  expect(await addSearchIndexes(restricted)).toBe(false);
  await restricted.executor.destroy();
  await run(`drop role ${user}`);
});
