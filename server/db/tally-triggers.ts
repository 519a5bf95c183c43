import { sql } from "kysely";
import type { Transaction } from "./open.ts";
import type { Engine } from "./portable.ts";
import { type TalliedTable, tallyKey } from "./tallies.ts";

/** Counts what is there and keeps the sums right from then on, whoever writes: part of each write, undone with it. */
export async function createTally(db: Transaction, engine: Engine, table: TalliedTable): Promise<void> {
  const key = tallyKey(table, table);
  await run(
    db,
    `insert into tallies (name, is_deleted, word, total)
     select '${table}', ${key.isDeleted}, ${key.word}, count(*) from ${table} group by 2, 3`,
  );
  const statements = engine === "sqlite" ? embeddedTriggers(table) : serverTriggers(table);
  for (const statement of statements) await run(db, statement);
}

function keyChanges(table: TalliedTable): string {
  const before = tallyKey(table, "old");
  const after = tallyKey(table, "new");
  return `(${before.isDeleted}) <> (${after.isDeleted}) or ${before.word} <> ${after.word}`;
}

function embeddedTriggers(table: TalliedTable): string[] {
  const add = (row: "old" | "new", by: number) => {
    const { isDeleted, word } = tallyKey(table, row);
    return `insert into tallies (name, is_deleted, word, total) values ('${table}', ${isDeleted}, ${word}, ${by})
      on conflict (name, is_deleted, word) do update set total = total + ${by};`;
  };
  const trigger = (event: string, work: string, when = "") =>
    `create trigger ${table}_tally_${event} after ${event} on ${table} for each row ${when} begin ${work} end`;
  return [
    trigger("insert", add("new", 1)),
    trigger("delete", add("old", -1)),
    trigger("update", add("old", -1) + add("new", 1), `when ${keyChanges(table)}`),
  ];
}

/** One statement takes the sums of a change in a fixed order, so that two changes the other way round do not block each other. */
function serverTriggers(table: TalliedTable): string[] {
  const change = (row: "old" | "new", by: number, unless: string) => {
    const { isDeleted, word } = tallyKey(table, row);
    return `select ${isDeleted} as is_deleted, ${word} as word, ${by} as change where tg_op <> '${unless}'`;
  };
  return [
    `create function ${table}_tally() returns trigger language plpgsql as $$ begin
      insert into tallies as kept (name, is_deleted, word, total)
      select '${table}', is_deleted, word, change
      from (${change("old", -1, "INSERT")} union all ${change("new", 1, "DELETE")}) as changes
      order by is_deleted, word
      on conflict (name, is_deleted, word) do update set total = kept.total + excluded.total;
      return null;
    end $$`,
    `create trigger ${table}_tally after insert or delete on ${table} for each row execute function ${table}_tally()`,
    `create trigger ${table}_tally_update after update on ${table} for each row when (${keyChanges(table)})
      execute function ${table}_tally()`,
  ];
}

async function run(db: Transaction, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
