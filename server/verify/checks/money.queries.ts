import { sql } from "kysely";
import type { Check } from "../check.ts";
import { paidSums, wrongRows } from "../kept/kept-columns.queries.ts";
import { type FaultQuery, findingsOf } from "./findings-of.queries.ts";

/** Compares payments with what they are for, and checks the numbers of papers. */
export const money: Check = {
  name: "payments and papers",
  run: ({ db }) =>
    findingsOf(db, [
      ...paidSums.map((sums): FaultQuery => [sums.what, wrongRows(sums)]),
      ["Series of papers with a gap or a number too many (series, year)", unevenSeries],
      ["Papers that bear another number than their place in the series", misnumbered],
      ["Credit notes for more than their invoice", creditedTooMuch],
    ]),
};

/** An index keeps numbers unique, so a series without gaps has as many papers as its last number. */
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
