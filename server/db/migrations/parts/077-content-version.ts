import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** A table that public pages are made from. `isShown`: the condition under which visitors see a row, if not always. */
export type ContentTable = { table: string; isShown?: (row: "old" | "new") => string };

/** From now on each write to the table that visitors could notice changes the content version, whoever writes. */
export async function countChanges(
  db: MigrationTransaction,
  engine: Engine,
  content: ContentTable,
): Promise<void> {
  const statements = engine === "sqlite" ? sqliteTriggers(content) : postgresTriggers(content);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The same for updates alone, and for those of which `isSeen` is true. */
export async function countUpdates(
  db: MigrationTransaction,
  engine: Engine,
  { table, isSeen }: { table: string; isSeen: string },
): Promise<void> {
  const trigger = engine === "sqlite" ? sqliteTrigger : postgresTrigger;
  await sql.raw(trigger(table, "update", isSeen)).execute(db);
}

/** What each kind of write needs to count. */
function conditions({ isShown }: ContentTable) {
  const before = isShown?.("old") ?? "true";
  const after = isShown?.("new") ?? "true";
  return { insert: after, update: `${before} or ${after}`, delete: before };
}

function sqliteTriggers(content: ContentTable): string[] {
  return Object.entries(conditions(content)).map(([write, counts]) =>
    sqliteTrigger(content.table, write, counts),
  );
}

function sqliteTrigger(table: string, write: string, counts: string): string {
  return `
      create trigger ${table}_content_${write} after ${write} on ${table}
      for each row when ${counts}
      begin update content_version set changes = changes + 1; end`;
}

function postgresTrigger(table: string, write: string, counts: string): string {
  return `
      create trigger ${table}_content_${write} after ${write} on ${table}
      for each row when (${counts}) execute function count_content_change()`;
}

function postgresTriggers(content: ContentTable): string[] {
  const { table } = content;
  const triggers = Object.entries(conditions(content)).map(([write, counts]) =>
    postgresTrigger(table, write, counts),
  );
  return [
    ...triggers,
    `create trigger ${table}_content_truncate after truncate on ${table}
      for each statement execute function count_content_change()`,
  ];
}

/**
 * Counts a transaction once, in a row that no other transaction holds, or in a new one: writers never wait for each
 * other here, so they cannot deadlock. The sum of the rows grows by one with each commit, as any reader sees them.
 */
export const countOnce = `
  create function count_content_change() returns trigger language plpgsql as $$
  declare free integer;
  begin
    if current_setting('agency.content_change', true) = 'counted' then return null; end if;
    perform set_config('agency.content_change', 'counted', true);
    select part into free from content_version limit 1 for update skip locked;
    if found then update content_version set changes = changes + 1 where part = free;
    else insert into content_version (changes) values (1);
    end if;
    return null;
  end $$`;
