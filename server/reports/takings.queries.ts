import { sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

export type DayRange = { from: CalendarDate; to: CalendarDate };

/** Money by day and method, in paise, the latest day first, maintained by triggers (migration 141). */
export function takingsByDay(db: Executor, { from, to }: DayRange) {
  return db
    .selectFrom("day_takings")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("payments", "<>", 0)
    .orderBy("day", "desc")
    .orderBy("method")
    .execute();
}

/** Tax of the papers issued on these days by rate, in paise and hundredths of a percent, read from an index alone. */
export function taxByRate(db: Executor, { from, to }: DayRange) {
  return db
    .selectFrom("paper_taxes")
    .select([
      "basis_points",
      sql<number>`cast(sum(value_paise) as bigint)`.as("value"),
      sql<number>`cast(sum(tax_paise) as bigint)`.as("tax"),
    ])
    .where("issued_on", ">=", from)
    .where("issued_on", "<=", to)
    .groupBy("basis_points")
    .orderBy("basis_points")
    .execute();
}

/** How many invoices and credit notes were issued on these days. */
export function countTaxPapers(db: Executor, { from, to }: DayRange) {
  return db
    .selectFrom("papers")
    .select((eb) => ["kind", eb.fn.countAll<number>().as("papers")])
    .where("kind", "in", ["invoice", "credit note"])
    .where("issued_on", ">=", from)
    .where("issued_on", "<=", to)
    .groupBy("kind")
    .execute();
}
