import { sql } from "kysely";
import { countedColumns } from "../../db/counter-cache.ts";
import { countOwed, countSoldMonths } from "../../db/kept-sums.ts";
import type { Transaction } from "../../db/open.ts";
import { readTableShapes } from "../../db/table-shapes.ts";
import { paidKeys, type PaidTable } from "../../paid-for.ts";
import { type Check, type Finding, found } from "../check.ts";
import { listed } from "./listed.queries.ts";

type CachedCount = { is_deleted: number; word: string; total: number };

/** What triggers keep: counts of the long lists, and the names by which they are sorted or searched. */
export const counts: Check = {
  name: "counts and sort keys",
  async run({ db }) {
    const shapes = await readTableShapes(db);
    const wrong: string[] = [];
    for (const [table, column] of Object.entries(countedColumns)) {
      const shape = shapes.find(({ name }) => name === table);
      const isSoftDeletable = shape?.columns.some(({ name }) => name === "deleted_at") ?? false;
      wrong.push(...(await wrongCounts(db, table, column, isSoftDeletable)));
      if (shape?.columns.some(({ name }) => name === "suspicious_at"))
        wrong.push(...(await wrongCountsApart(db, table, column)));
    }
    return [
      ...found("Counts that differ from the records (list, status, deleted or not)", wrong),
      ...found("Sums of what is owed that differ from the records", await wrongSums(db)),
      ...found("Nights sold in a month that differ from the stays (month, house)", await wrongMonths(db)),
      ...(await wrongKeys(db, "bookings", "hotel_key", "hotels", "hotel_id")),
      ...(await wrongKeys(db, "package_bookings", "package_key", "packages", "package_id")),
      ...(await listed(db, "Payments that are not searched by the name of who paid", wrongPayers)),
    ];
  },
};

async function wrongSums(db: Transaction) {
  const stored = await db.selectFrom("owed_sums").selectAll().where("records", "<>", 0).execute();
  return differing(await countOwed(db), stored, ({ name, records, paise }) => [name, [records, paise]]);
}

async function wrongMonths(db: Transaction) {
  const stored = await db.selectFrom("sold_months").selectAll().where("nights", "<>", 0).execute();
  return differing(await countSoldMonths(db), stored, ({ month, hotel_id, nights, paise }) => [
    `${month} ${hotel_id}`,
    [nights, paise],
  ]);
}

/** The subjects of which two lists do not say the same. */
function differing<Row>(one: Row[], other: Row[], told: (row: Row) => [subject: string, said: number[]]) {
  const [first, second] = [one, other].map((rows) => new Set(rows.map((row) => JSON.stringify(told(row)))));
  const wrong = [...one, ...other]
    .map(told)
    .filter((row) => !first?.has(JSON.stringify(row)) || !second?.has(JSON.stringify(row)));
  return [...new Set(wrong.map(([subject]) => subject))];
}

async function wrongCounts(db: Transaction, table: string, column: string, isSoftDeletable: boolean) {
  const isDeleted = isSoftDeletable ? sql`case when deleted_at is null then 0 else 1 end` : sql`0`;
  const counted = await sql<CachedCount>`
    select ${isDeleted} as is_deleted, cast(${sql.ref(column)} as text) as word, count(*) as total
    from ${sql.table(table)} group by 1, 2`.execute(db);
  return compare(db, table, counted.rows);
}

/** The suspicious ones that are not deleted. */
async function wrongCountsApart(db: Transaction, table: string, column: string) {
  const counted = await sql<CachedCount>`
    select 0 as is_deleted, cast(${sql.ref(column)} as text) as word, count(*) as total from ${sql.table(table)}
    where suspicious_at is not null and deleted_at is null group by 2`.execute(db);
  return compare(db, `${table} apart`, counted.rows);
}

async function compare(db: Transaction, table: string, counted: CachedCount[]) {
  const stored = await sql<CachedCount>`
    select is_deleted, word, total from tallies where name = ${table} and total <> 0`.execute(db);
  const keyOf = ({ is_deleted, word, total }: CachedCount) => JSON.stringify([is_deleted, word, total]);
  const right = new Set(counted.map(keyOf));
  const kept = new Set(stored.rows.map(keyOf));
  const wrong = [...counted, ...stored.rows].filter((row) => !right.has(keyOf(row)) || !kept.has(keyOf(row)));
  return new Set(wrong.map((row) => `${table} “${row.word}”${row.is_deleted ? ", deleted" : ""}`));
}

const payerOf = (table: PaidTable) =>
  sql`(select customer_name || ', ' || source.reference from ${sql.table(table)} as source
    where source.id = ${sql.ref(`payments.${paidKeys[table]}`)})`;

const wrongPayers = sql`select id as subject from payments where payer <>
  coalesce(${payerOf("bookings")}, ${payerOf("package_bookings")}, ${payerOf("cab_bookings")}, '')`;

function wrongKeys(
  db: Transaction,
  table: string,
  column: string,
  source: string,
  foreignKey: string,
): Promise<Finding[]> {
  const wrong = sql`
    select ${sql.ref(`${table}.id`)} as subject from ${sql.table(table)}
    join ${sql.table(source)} on ${sql.ref(`${source}.id`)} = ${sql.ref(`${table}.${foreignKey}`)}
    where ${sql.ref(`${table}.${column}`)} <> ${sql.ref(`${source}.name_key`)}`;
  return listed(db, `Rows of ${table} that are not sorted by the name in ${source}`, wrong);
}
