import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** What payments are for, and the column of a payment that names it. */
const paidFor = [
  { table: "bookings", key: "booking_id" },
  { table: "package_bookings", key: "package_booking_id" },
  { table: "cab_bookings", key: "cab_booking_id" },
];

const keys = paidFor.map(({ key }) => key).join(", ");

/**
 * Adds `payments.payer`, the guest and the reference of what a payment is for: payments are searched by them from one
 * index. Triggers keep it right, whoever writes: it is part of each write, and undone with it.
 */
export async function addPayer(db: MigrationTransaction, engine: Engine): Promise<void> {
  await sql`alter table payments add column payer text not null default ''`.execute(db);
  // Made first: each waits for those who are writing, and from then on nobody else can.
  const triggers = engine === "sqlite" ? sqliteTriggers() : postgresTriggers();
  for (const statement of triggers) await sql.raw(statement).execute(db);
  await sql.raw(`update payments set payer = ${payerOf("payments")}`).execute(db);
}

function payerOf(row: string): string {
  const each = paidFor.map(
    ({ table, key }) =>
      `(select source.customer_name || ', ' || source.reference from ${table} as source where source.id = ${row}.${key})`,
  );
  return `coalesce(${each.join(", ")}, '')`;
}

/** For a new row, for one that is for something else, and for a new name there. */
function sqliteTriggers(): string[] {
  const fill = `update payments set payer = ${payerOf("new")} where id = new.id;`;
  return [
    `create trigger payments_payer_insert after insert on payments for each row begin ${fill} end`,
    `create trigger payments_payer_update after update of ${keys} on payments for each row begin ${fill} end`,
    ...paidFor.map(
      ({ table, key }) => `
      create trigger ${table}_payer_rename after update of customer_name, reference on ${table} for each row
      when old.customer_name <> new.customer_name or old.reference <> new.reference
      begin update payments set payer = new.customer_name || ', ' || new.reference where ${key} = new.id; end`,
    ),
  ];
}

/** The same; the row is filled before it is written, which SQLite cannot. */
function postgresTriggers(): string[] {
  return [
    `create function payments_payer() returns trigger language plpgsql as $$ begin
      new.payer := ${payerOf("new")};
      return new;
    end $$`,
    `create trigger payments_payer before insert or update of ${keys} on payments
      for each row execute function payments_payer()`,
    ...paidFor.flatMap(({ table, key }) => [
      `create function ${table}_payer_rename() returns trigger language plpgsql as $$ begin
        update payments set payer = new.customer_name || ', ' || new.reference where ${key} = new.id;
        return null;
      end $$`,
      `create trigger ${table}_payer_rename after update of customer_name, reference on ${table} for each row
        when (old.customer_name <> new.customer_name or old.reference <> new.reference)
        execute function ${table}_payer_rename()`,
    ]),
  ];
}
