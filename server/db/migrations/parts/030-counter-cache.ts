import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** A table whose rows are counted, by the values of a column and, with `isSoftDeletable`, by whether they are deleted. */
type Counted = { table: string; column: string; isSoftDeletable: boolean };

/**
 * Keeps the counts of a table's rows in `tallies`: of those there are, and by triggers from then on, whoever writes.
 * They are part of each write, and undone with it.
 */
export async function cacheCounts(db: MigrationTransaction, engine: Engine, counted: Counted): Promise<void> {
  const { table } = counted;
  const { isDeleted, value } = groupOf(counted, table);
  const countAll = `
    insert into tallies (name, is_deleted, word, total)
    select '${table}', ${isDeleted}, ${value}, count(*) from ${table} group by 2, 3`;
  const triggers = engine === "sqlite" ? sqliteTriggers(counted) : postgresTriggers(counted);
  for (const statement of [countAll, ...triggers]) await sql.raw(statement).execute(db);
}

/** Under what a row is counted; `row` is the table in a query, `old` or `new` in a trigger. */
function groupOf({ column, isSoftDeletable }: Counted, row: string) {
  return {
    isDeleted: isSoftDeletable ? `case when ${row}.deleted_at is null then 0 else 1 end` : "0",
    value: `cast(${row}.${column} as text)`,
  };
}

/** That an update moves a row from one count to another. */
function isRegrouped(counted: Counted): string {
  const before = groupOf(counted, "old");
  const after = groupOf(counted, "new");
  return `(${before.isDeleted}) <> (${after.isDeleted}) or ${before.value} <> ${after.value}`;
}

function sqliteTriggers(counted: Counted): string[] {
  const { table } = counted;
  const add = (row: "old" | "new", by: 1 | -1) => {
    const { isDeleted, value } = groupOf(counted, row);
    return `insert into tallies (name, is_deleted, word, total) values ('${table}', ${isDeleted}, ${value}, ${by})
      on conflict (name, is_deleted, word) do update set total = total + ${by};`;
  };
  return [
    `create trigger ${table}_tally_insert after insert on ${table} for each row
      begin ${add("new", 1)} end`,
    `create trigger ${table}_tally_delete after delete on ${table} for each row
      begin ${add("old", -1)} end`,
    `create trigger ${table}_tally_update after update on ${table} for each row when ${isRegrouped(counted)}
      begin ${add("old", -1)} ${add("new", 1)} end`,
  ];
}

/** One statement changes both counts of an update in a fixed order, so that two opposite updates cannot deadlock. */
function postgresTriggers(counted: Counted): string[] {
  const { table } = counted;
  const before = groupOf(counted, "old");
  const after = groupOf(counted, "new");
  return [
    `create function ${table}_tally() returns trigger language plpgsql as $$ begin
      insert into tallies as cached (name, is_deleted, word, total)
      select '${table}', is_deleted, word, change
      from (
        select ${before.isDeleted} as is_deleted, ${before.value} as word, -1 as change where tg_op <> 'INSERT'
        union all
        select ${after.isDeleted} as is_deleted, ${after.value} as word, 1 as change where tg_op <> 'DELETE'
      ) as changes
      order by is_deleted, word
      on conflict (name, is_deleted, word) do update set total = cached.total + excluded.total;
      return null;
    end $$`,
    `create trigger ${table}_tally after insert or delete on ${table}
      for each row execute function ${table}_tally()`,
    `create trigger ${table}_tally_update after update on ${table}
      for each row when (${isRegrouped(counted)}) execute function ${table}_tally()`,
  ];
}
