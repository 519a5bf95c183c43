import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../../db/open.ts";
import { paidKeys, type PaidTable } from "../../paid-for.ts";

/** A column of `table` that triggers maintain, and its correct value. */
export type KeptColumn = { table: string; column: string; what: string; right: RawBuilder<unknown> };

const payerOf = (table: PaidTable) =>
  sql`(select customer_name || ', ' || source.reference from ${sql.table(table)} as source
    where source.id = ${sql.ref(`payments.${paidKeys[table]}`)})`;

const nameKeyOf = (table: string, column: string, source: string, key: string): KeptColumn => ({
  table,
  column,
  what: `Rows of ${table} that are not sorted by the name in ${source}`,
  right: sql`(select name_key from ${sql.table(source)} where ${sql.ref(`${source}.id`)} = ${sql.ref(`${table}.${key}`)})`,
});

/** Names by which lists are sorted or searched. */
export const nameColumns: KeptColumn[] = [
  nameKeyOf("bookings", "hotel_key", "hotels", "hotel_id"),
  nameKeyOf("package_bookings", "package_key", "packages", "package_id"),
  {
    table: "payments",
    column: "payer",
    what: "Payments that are not searched by the name of who paid",
    right: sql`coalesce(${payerOf("bookings")}, ${payerOf("package_bookings")}, ${payerOf("cab_bookings")}, '')`,
  },
];

/** The sums of what was paid for each record. */
export const paidSums: KeptColumn[] = Object.entries(paidKeys).map(([table, key]) => ({
  table,
  column: "paid_paise",
  what: `Rows of ${table} whose paid sum is not that of their payments`,
  right: sql`(select cast(coalesce(sum(paise), 0) as bigint) from payments
    where ${sql.ref(`payments.${key}`)} = ${sql.ref(`${table}.id`)} and payments.deleted_at is null)`,
}));

/** The ids of rows with a wrong value, as `subject`. */
export function wrongRows({ table, column, right }: KeptColumn) {
  const id = sql.ref(`${table}.id`);
  return sql<{ subject: number }>`
    select ${id} as subject from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} <> ${right}`;
}

/** Corrects a row. */
export async function correctRow(db: Executor, { table, column, right }: KeptColumn, id: number) {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${right} where id = ${id}`.execute(db);
}
