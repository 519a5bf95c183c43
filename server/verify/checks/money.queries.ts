import { sql } from "kysely";
import type { Transaction } from "../../db/open.ts";
import type { Check, Finding } from "../check.ts";
import { listed } from "./listed.queries.ts";

/** What payments are for, and the column of a payment that names it. */
const paidFor = {
  bookings: "booking_id",
  package_bookings: "package_booking_id",
  cab_bookings: "cab_booking_id",
} as const;

/** Payments against what they are for, and the numbers of papers. */
export const money: Check = {
  name: "payments and papers",
  async run({ db }) {
    const findings: Finding[] = [];
    for (const [table, key] of Object.entries(paidFor)) findings.push(...(await wrongSums(db, table, key)));
    return [
      ...findings,
      ...(await listed(db, "Series of papers with a gap or a number too many (series, year)", unevenSeries)),
      ...(await listed(db, "Papers that bear another number than their place in the series", misnumbered)),
      ...(await listed(db, "Credit notes for more than their invoice", creditedTooMuch)),
    ];
  },
};

function wrongSums(db: Transaction, table: string, key: string): Promise<Finding[]> {
  const wrong = sql`
    select ${sql.ref(`${table}.id`)} as subject from ${sql.table(table)}
    left join (
      select ${sql.ref(key)} as paid_for, sum(paise) as paise from payments where deleted_at is null group by 1
    ) as sums on sums.paid_for = ${sql.ref(`${table}.id`)}
    where ${sql.ref(`${table}.paid_paise`)} <> coalesce(sums.paise, 0)`;
  return listed(db, `Rows of ${table} whose paid sum is not that of their payments`, wrong);
}

/** No two papers have one place (an index sees to it), so a series without gaps has as many papers as its last number. */
const unevenSeries = sql`
  select coalesce(issued.series, paper_series.series) || ' ' || coalesce(issued.year, paper_series.year) as subject
  from paper_series full join (
    select series, year, count(*) as papers, min(position) as first, max(position) as last
    from papers group by series, year
  ) as issued on issued.series = paper_series.series and issued.year = paper_series.year
  where issued.papers is null or paper_series.last_number is null or issued.first <> 1
    or issued.papers <> paper_series.last_number or issued.last <> paper_series.last_number`;

const misnumbered = sql`
  select number as subject from papers
  where number not like '%' || cast(position as text) or number not like series || '%'`;

const creditedTooMuch = sql`
  select notes.number as subject from papers as notes join papers as invoices on invoices.id = notes.credits_id
  where abs(notes.total_paise) > abs(invoices.total_paise)`;
