import { sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

export type Days = { from: CalendarDate; to: CalendarDate };

const above = sql<number>`cast(sum(case when paise > 0 then paise else 0 end) as bigint)`;
const below = sql<number>`cast(sum(case when paise < 0 then -paise else 0 end) as bigint)`;

/**
 * Money by day and method, in paise, the latest day first. What was kept for a later stay changed no hands. An index has
 * all that is read.
 */
export function takingsByDay(db: Executor, { from, to }: Days) {
  return db
    .selectFrom("payments")
    .select((eb) => [
      "paid_on as day",
      "method",
      above.as("received"),
      below.as("returned"),
      eb.fn.countAll<number>().as("payments"),
    ])
    .where("payments.deleted_at", "is", null)
    .where("payments.paid_on", ">=", from)
    .where("payments.paid_on", "<=", to)
    .where("method", "<>", "Credit")
    .groupBy(["paid_on", "method"])
    .orderBy("paid_on", "desc")
    .orderBy("method")
    .execute();
}

/** Tax of the papers issued on these days by rate, in paise and hundredths of a percent; an index has all of it. */
export function taxByRate(db: Executor, { from, to }: Days) {
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
export function countTaxPapers(db: Executor, { from, to }: Days) {
  return db
    .selectFrom("papers")
    .select((eb) => ["kind", eb.fn.countAll<number>().as("papers")])
    .where("kind", "in", ["invoice", "credit note"])
    .where("issued_on", ">=", from)
    .where("issued_on", "<=", to)
    .groupBy("kind")
    .execute();
}
