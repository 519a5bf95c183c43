import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** Requests, by a column, of which the suspicious ones are counted. */
type Apart = { table: string; column: string };

/**
 * Keeps the numbers of suspicious requests that are not deleted in `tallies`, under `<table> apart`: of those there are,
 * and by triggers from then on. A write that has nothing to do with them touches none of these rows.
 */
export async function countApart(db: MigrationTransaction, engine: Engine, apart: Apart): Promise<void> {
  const { table, column } = apart;
  const countAll = `
    insert into tallies (name, is_deleted, word, total)
    select '${table} apart', 0, cast(${column} as text), count(*) from ${table}
    where ${isApart(table)} group by 3`;
  const triggers = engine === "sqlite" ? sqliteTriggers(apart) : postgresTriggers(apart);
  for (const statement of [countAll, ...triggers]) await sql.raw(statement).execute(db);
}

/** That a row is counted; `row` is the table in a query, `old` or `new` in a trigger. */
function isApart(row: string): string {
  return `(${row}.suspicious_at is not null and ${row}.deleted_at is null)`;
}

/** That an update moves a row into these numbers, out of them, or within them. */
function isMoved(column: string): string {
  const isEither = `(${isApart("old")} or ${isApart("new")})`;
  return `${isEither} and (${isApart("old")} <> ${isApart("new")} or old.${column} <> new.${column})`;
}

function sqliteTriggers({ table, column }: Apart): string[] {
  const add = (row: "old" | "new", by: 1 | -1) => `
    insert into tallies (name, is_deleted, word, total)
    select '${table} apart', 0, cast(${row}.${column} as text), ${by} where ${isApart(row)}
    on conflict (name, is_deleted, word) do update set total = total + ${by};`;
  return [
    `create trigger ${table}_apart_insert after insert on ${table} for each row when ${isApart("new")}
      begin ${add("new", 1)} end`,
    `create trigger ${table}_apart_delete after delete on ${table} for each row when ${isApart("old")}
      begin ${add("old", -1)} end`,
    `create trigger ${table}_apart_update after update on ${table} for each row when ${isMoved(column)}
      begin ${add("old", -1)} ${add("new", 1)} end`,
  ];
}

/** One statement changes both numbers of an update in a fixed order, so that two opposite updates cannot deadlock. */
function postgresTriggers({ table, column }: Apart): string[] {
  return [
    `create function ${table}_apart() returns trigger language plpgsql as $$ begin
      insert into tallies as cached (name, is_deleted, word, total)
      select '${table} apart', 0, word, change
      from (
        select cast(old.${column} as text) as word, -1 as change where tg_op <> 'INSERT' and ${isApart("old")}
        union all
        select cast(new.${column} as text) as word, 1 as change where tg_op <> 'DELETE' and ${isApart("new")}
      ) as changes
      order by word
      on conflict (name, is_deleted, word) do update set total = cached.total + excluded.total;
      return null;
    end $$`,
    `create trigger ${table}_apart_insert after insert on ${table}
      for each row when (${isApart("new")}) execute function ${table}_apart()`,
    `create trigger ${table}_apart_delete after delete on ${table}
      for each row when (${isApart("old")}) execute function ${table}_apart()`,
    `create trigger ${table}_apart_update after update on ${table}
      for each row when (${isMoved(column)}) execute function ${table}_apart()`,
  ];
}
