import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** What payments are for: the rows of `table`, which `key` of a payment names. */
type PaidFor = { table: string; key: string };

/**
 * Adds `paid_paise`, the sum of a record's payments that are not deleted: lists can be narrowed by it. Triggers keep it
 * right, whoever writes: it is part of each write, and undone with it.
 */
export async function sumPayments(db: MigrationTransaction, engine: Engine, paidFor: PaidFor): Promise<void> {
  const { table, key } = paidFor;
  await sql`alter table ${sql.table(table)} add column paid_paise bigint not null default 0`.execute(db);
  const fill = `
    update ${table} set paid_paise = (
      select coalesce(sum(paise), 0) from payments where ${key} = ${table}.id and deleted_at is null
    ) where id in (select ${key} from payments)`;
  const triggers = engine === "sqlite" ? sqliteTriggers(paidFor) : postgresTriggers(paidFor);
  for (const statement of [fill, ...triggers]) await sql.raw(statement).execute(db);
}

/** Adds what a payment counts for; a difference, so that two writers at once are both in the sum. */
function add({ table, key }: PaidFor, row: "old" | "new", sign: "+" | "-"): string {
  return `update ${table} set paid_paise = paid_paise ${sign} ${row}.paise
    where id = ${row}.${key} and ${row}.deleted_at is null;`;
}

function sqliteTriggers(paidFor: PaidFor): string[] {
  const { key } = paidFor;
  const name = `payments_sum_${key}`;
  return [
    `create trigger ${name}_insert after insert on payments for each row when new.${key} is not null
      begin ${add(paidFor, "new", "+")} end`,
    `create trigger ${name}_delete after delete on payments for each row when old.${key} is not null
      begin ${add(paidFor, "old", "-")} end`,
    `create trigger ${name}_update after update of paise, deleted_at, ${key} on payments for each row
      begin ${add(paidFor, "old", "-")} ${add(paidFor, "new", "+")} end`,
  ];
}

function postgresTriggers(paidFor: PaidFor): string[] {
  const name = `payments_sum_${paidFor.key}`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${add(paidFor, "old", "-")} end if;
      if tg_op <> 'DELETE' then ${add(paidFor, "new", "+")} end if;
      return null;
    end $$`,
    `create trigger ${name} after insert or delete or update of paise, deleted_at, ${paidFor.key} on payments
      for each row execute function ${name}()`,
  ];
}
