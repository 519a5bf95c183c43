import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";
import { sortKeyType } from "./051-name-key.ts";

/** `column` of `table` repeats the `name_key` of that row of `source` whose id is in `foreignKey`. */
type SortKey = { table: string; column: string; foreignKey: string; source: string };

/**
 * Adds a denormalised sort key, such as `bookings.hotel_key`: the list can be read in the order of another table's
 * names from one index. Triggers keep it right, whoever writes: it is part of each write, and undone with it.
 */
export async function addSortKey(db: MigrationTransaction, engine: Engine, key: SortKey): Promise<void> {
  const { table, column, foreignKey, source } = key;
  const type = sortKeyType(engine);
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${type} not null default ''`.execute(
    db,
  );
  const fillAll = `
    update ${table} set ${column} = (select name_key from ${source} where ${source}.id = ${table}.${foreignKey})`;
  const triggers = engine === "sqlite" ? sqliteTriggers(key) : postgresTriggers(key);
  for (const statement of [fillAll, ...triggers]) await sql.raw(statement).execute(db);
}

/** For a new row, for one that names another of `source`, and for a new name there. */
function sqliteTriggers({ table, column, foreignKey, source }: SortKey): string[] {
  const fill = `
    update ${table} set ${column} = (select name_key from ${source} where id = new.${foreignKey}) where id = new.id;`;
  return [
    `create trigger ${table}_${column}_insert after insert on ${table} for each row
      begin ${fill} end`,
    `create trigger ${table}_${column}_update after update of ${foreignKey} on ${table} for each row
      when old.${foreignKey} <> new.${foreignKey}
      begin ${fill} end`,
    `create trigger ${table}_${column}_rename after update of name on ${source} for each row
      when old.name <> new.name
      begin update ${table} set ${column} = new.name_key where ${foreignKey} = new.id; end`,
  ];
}

/** The same; the row is filled before it is written, which SQLite cannot. */
function postgresTriggers({ table, column, foreignKey, source }: SortKey): string[] {
  return [
    `create function ${table}_${column}() returns trigger language plpgsql as $$ begin
      select name_key into new.${column} from ${source} where id = new.${foreignKey};
      return new;
    end $$`,
    `create trigger ${table}_${column} before insert or update of ${foreignKey} on ${table}
      for each row execute function ${table}_${column}()`,
    `create function ${table}_${column}_rename() returns trigger language plpgsql as $$ begin
      update ${table} set ${column} = new.name_key where ${foreignKey} = new.id;
      return null;
    end $$`,
    `create trigger ${table}_${column}_rename after update of name on ${source}
      for each row when (old.name <> new.name) execute function ${table}_${column}_rename()`,
  ];
}
