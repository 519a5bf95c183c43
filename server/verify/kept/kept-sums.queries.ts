import { type RawBuilder, sql } from "kysely";
import {
  countFreeUnits,
  countOwed,
  countSoldByAll,
  countSoldMonths,
  countStayDates,
  countTakings,
} from "../../db/kept-sums.ts";
import type { Executor, Transaction } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";
import { countCached } from "./counter-cache.queries.ts";

export type KeptRow = Record<string, string | number>;

/** A table of sums that triggers maintain. */
export type KeptSums = {
  table: keyof Tables;
  /** The beginning of the finding when the sums are wrong. */
  what: string;
  key: readonly string[];
  /** The first one is the number of records in the sum. */
  amounts: readonly [string, ...string[]];
  /** Recounts all sums from the records, in another way than the triggers do. */
  count: (db: Executor) => Promise<KeptRow[]>;
  /** True for a row that may as well be missing; by default one that is a sum of no records. */
  isNothing?: RawBuilder<boolean>;
  /** How a row is named; by default by the values of its key. */
  subject?: (row: KeptRow) => string;
};

/** Each table comes after those that it sums up. */
export const keptSums: KeptSums[] = [
  {
    table: "tallies",
    what: "Counts that differ from the records (list, status, deleted or not)",
    key: ["name", "is_deleted", "word"],
    amounts: ["total"],
    count: countCached,
    subject: ({ name, word, is_deleted }) => `${name} “${word}”${is_deleted ? ", deleted" : ""}`,
  },
  {
    table: "owed_sums",
    what: "Sums of what is owed that differ from the records",
    key: ["name"],
    amounts: ["records", "paise"],
    count: countOwed,
  },
  {
    table: "sold_months",
    what: "Nights sold in a month that differ from the stays (month, house)",
    key: ["month", "hotel_id"],
    amounts: ["nights", "paise"],
    count: countSoldMonths,
  },
  {
    table: "sold_by_all",
    what: "Nights sold by all houses that differ from the stays (month)",
    key: ["month"],
    amounts: ["nights", "paise"],
    count: countSoldByAll,
  },
  {
    table: "stay_dates",
    what: "Stays by date that differ from the records (arrival, departure, status)",
    key: ["arrival", "departure", "status"],
    amounts: ["stays", "listed", "guests", "paise"],
    count: countStayDates,
  },
  {
    table: "day_takings",
    what: "Takings of a day that differ from the payments (day, method)",
    key: ["day", "method"],
    amounts: ["payments", "received", "returned"],
    count: countTakings,
  },
  {
    table: "free_units",
    what: "Free rooms that differ from the nights that are held (room type, night)",
    key: ["room_id", "night"],
    amounts: ["free"],
    count: countFreeUnits,
    isNothing: sql`free = (select units from rooms where rooms.id = room_id)`,
  },
];

/** A wrong row and its correct values, `undefined` when there should be none. */
export type WrongSum = { key: KeptRow; subject: string; right: KeptRow | undefined };

/** The rows that differ from a recount. */
export async function readWrongSums(db: Transaction, sums: KeptSums): Promise<WrongSum[]> {
  const columns = [...sums.key, ...sums.amounts].map((column) => sql.ref(column));
  const isNothing = sums.isNothing ?? sql`${sql.ref(sums.amounts[0])} = 0`;
  const stored = await sql<KeptRow>`
    select ${sql.join(columns)} from ${sql.table(sums.table)} where not (${isNothing})`.execute(db);
  const counted = await sums.count(db);
  const storedAmounts = new Map(stored.rows.map((row) => [nameOf(row, sums.key), nameOf(row, sums.amounts)]));
  const wrong = counted.filter(
    (row) => storedAmounts.get(nameOf(row, sums.key)) !== nameOf(row, sums.amounts),
  );
  const countedKeys = new Set(counted.map((row) => nameOf(row, sums.key)));
  const surplus = stored.rows.filter((row) => !countedKeys.has(nameOf(row, sums.key)));
  const subject = sums.subject ?? ((row) => sums.key.map((column) => row[column]).join(" "));
  const wrongSum = (row: KeptRow, right: KeptRow | undefined) => ({
    key: Object.fromEntries(sums.key.map((column) => [column, row[column] ?? ""])),
    subject: subject(row),
    right,
  });
  return [...wrong.map((row) => wrongSum(row, row)), ...surplus.map((row) => wrongSum(row, undefined))];
}

const nameOf = (row: KeptRow, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column]));

/** Stores a row of a recount. */
export async function insertSum(db: Executor, table: string, row: KeptRow): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${values})`.execute(db);
}
