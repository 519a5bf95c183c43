import { sql } from "kysely";
import type { Transaction } from "./open.ts";
import { type Engine, sortKeyType } from "./portable.ts";
import type { Tables } from "./tables.ts";

type Borrowed = {
  /** The list, and its column in which the name is kept. */
  table: keyof Tables;
  column: string;
  /** The list's column that says whose name it is, and the table of those. */
  via: string;
  owner: keyof Tables;
};

/**
 * Keeps the sort key of another table's name in a list, so that the list can be read in its order from one index.
 * Triggers keep it right, whoever writes: it is part of each write, and undone with it.
 */
export async function borrowName(db: Transaction, engine: Engine, borrowed: Borrowed): Promise<void> {
  const { table, column, via, owner } = borrowed;
  const type = sortKeyType(engine);
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${type} not null default ''`.execute(
    db,
  );
  await run(
    db,
    `update ${table} set ${column} = (select name_key from ${owner} where ${owner}.id = ${table}.${via})`,
  );
  const statements = engine === "sqlite" ? embeddedTriggers(borrowed) : serverTriggers(borrowed);
  for (const statement of statements) await run(db, statement);
}

function embeddedTriggers({ table, column, via, owner }: Borrowed): string[] {
  const name = `(select name_key from ${owner} where id = new.${via})`;
  const fill = `begin update ${table} set ${column} = ${name} where id = new.id; end`;
  return [
    `create trigger ${table}_${column}_insert after insert on ${table} for each row ${fill}`,
    `create trigger ${table}_${column}_update after update of ${via} on ${table} for each row
      when old.${via} <> new.${via} ${fill}`,
    `create trigger ${table}_${column}_rename after update of name on ${owner} for each row
      when old.name <> new.name begin update ${table} set ${column} = new.name_key where ${via} = new.id; end`,
  ];
}

function serverTriggers({ table, column, via, owner }: Borrowed): string[] {
  return [
    `create function ${table}_${column}() returns trigger language plpgsql as $$ begin
      select name_key into new.${column} from ${owner} where id = new.${via};
      return new;
    end $$`,
    `create trigger ${table}_${column} before insert or update of ${via} on ${table}
      for each row execute function ${table}_${column}()`,
    `create function ${table}_${column}_rename() returns trigger language plpgsql as $$ begin
      update ${table} set ${column} = new.name_key where ${via} = new.id;
      return null;
    end $$`,
    `create trigger ${table}_${column}_rename after update of name on ${owner}
      for each row when (old.name <> new.name) execute function ${table}_${column}_rename()`,
  ];
}

async function run(db: Transaction, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
