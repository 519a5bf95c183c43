import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { MoneyFilter } from "#contract/booking-filters.ts";

// The words of two partial indexes (`migrations/106-payments-of-all-kinds.ts`), which are used only for the same ones:
// the column first, or SQLite does not know them again.
const owed = sql.raw(
  "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end",
);
const isOwing = sql<boolean>`(ending is not null or status in ('Accepted', 'Completed')) and paid_paise < ${owed}`;
const isToReturn = sql<boolean>`paid_paise > ${owed}`;

/** The condition of the stays that owe something, that should have paid by `today`, or that get something back. */
export function owingCondition(filter: MoneyFilter, today: CalendarDate): RawBuilder<boolean> {
  if (filter === "To return") return isToReturn;
  if (filter === "Unpaid") return isOwing;
  return sql<boolean>`${isOwing} and (
    ending is not null or coalesce(balance_due_on, arrival) < ${today}
    or (advance_due_on < ${today} and paid_paise < advance_paise)
  )`;
}
