import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, Executor } from "./open.ts";
import { wordIndexes } from "./search-index.ts";

/** The stored setting with the time at which the file was rewritten. */
const rewritten = "file_rewritten";
/** Pages that one step of a merge writes: some milliseconds, in which other requests wait. */
const pagesAtOnce = 200;
const mostSteps = 5_000;
const mostTries = 20;

/**
 * Removes what deleted records have left in SQLite's file: their letters in the search indexes, older copies of pages
 * in the write-ahead log, and once, from before deleted content was overwritten, whatever lies in unused pages.
 * PostgreSQL does this by itself. Returns false when another process read the file all the time: then call it again.
 */
export async function wipeDeletedContent(db: Database): Promise<boolean> {
  if (db.engine === "postgres") return true;
  for (const { name } of wordIndexes) await mergeIndex(db.executor, name);
  await rewriteOnce(db.executor);
  return truncateLog(db.executor);
}

/** A search index only marks deleted records; merging all parts of the index drops them. */
async function mergeIndex(db: Executor, index: string): Promise<void> {
  const name = sql.ref(index);
  const step = (pages: number) =>
    sql`insert into ${name} (${name}, rank) values ('merge', ${sql.lit(pages)})`.execute(db);
  await step(-pagesAtOnce);
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const before = await totalChanges(db);
    await step(pagesAtOnce);
    if ((await totalChanges(db)) - before < 2) return;
    await turn();
  }
}

async function totalChanges(db: Executor): Promise<number> {
  const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(db);
  return rows[0]?.total ?? 0;
}

async function rewriteOnce(db: Executor): Promise<void> {
  const done = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", rewritten)
    .executeTakeFirst();
  if (done) return;
  await sql`vacuum`.execute(db);
  const value = new Date().toISOString();
  const noted = db.insertInto("settings").values({ name: rewritten, value });
  await noted.onConflict((same) => same.column("name").doNothing()).execute();
}

async function truncateLog(db: Executor): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await pause(50);
  }
  return false;
}
