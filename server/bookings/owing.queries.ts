import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { MoneyFilter } from "#contract/booking-filters.ts";
import { owedForStay } from "../db/owed-amounts.ts";

const { owed, isOwed } = owedForStay;
const isOwing = sql<boolean>`${isOwed} and paid_paise < ${owed}`;
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
