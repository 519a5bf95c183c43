import { sql } from "kysely";
import { countedColumns } from "../../db/counter-cache.ts";
import {
  countFreeUnits,
  countOwed,
  countSoldByAll,
  countSoldMonths,
  countStayDates,
  countTakings,
} from "../../db/kept-sums.ts";
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
      ...found("Nights sold by all houses that differ from the stays (month)", await wrongMonthsOfAll(db)),
      ...found(
        "Stays by date that differ from the records (arrival, departure, status)",
        await wrongDates(db),
      ),
      ...found("Takings of a day that differ from the payments (day, method)", await wrongTakings(db)),
      ...found(
        "Free rooms that differ from the nights that are held (room type, night)",
        await wrongFree(db),
      ),
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

async function wrongMonthsOfAll(db: Transaction) {
  const stored = await db.selectFrom("sold_by_all").selectAll().where("nights", "<>", 0).execute();
  return differing(await countSoldByAll(db), stored, ({ month, nights, paise }) => [month, [nights, paise]]);
}

async function wrongDates(db: Transaction) {
  const stored = await db.selectFrom("stay_dates").selectAll().where("stays", "<>", 0).execute();
  return differing(await countStayDates(db), stored, ({ arrival, departure, status, ...sums }) => [
    `${arrival} ${departure} ${status}`,
    [sums.stays, sums.listed, sums.guests, sums.paise],
  ]);
}

async function wrongTakings(db: Transaction) {
  const stored = await db.selectFrom("day_takings").selectAll().where("payments", "<>", 0).execute();
  return differing(await countTakings(db), stored, ({ day, method, received, returned, payments }) => [
    `${day} ${method}`,
    [received, returned, payments],
  ]);
}

/** Where all rooms are free nothing need be stored. */
async function wrongFree(db: Transaction) {
  const stored = await db
    .selectFrom("free_units")
    .innerJoin("rooms", "rooms.id", "room_id")
    .select(["room_id", "night", "free"])
    .whereRef("free", "<>", "units")
    .execute();
  return differing(await countFreeUnits(db), stored, ({ room_id, night, free }) => [
    `${room_id} ${night}`,
    [free],
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
