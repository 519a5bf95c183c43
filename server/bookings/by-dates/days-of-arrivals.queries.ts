import { sql } from "kysely";
import { type Month, monthOf, addMonths } from "#contract/rules/month.ts";
import { addDays, type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../../db/open.ts";

type Between = { from?: CalendarDate | undefined; to?: CalendarDate | undefined };

/** The part of a range of dates on which stays arrive: its first day, and the day after its last. */
export async function arrivalsBetween(db: Executor, { from, to }: Between) {
  const { earliest, latest } = await daysOfArrivals(db);
  return {
    first: from === undefined || from < earliest ? earliest : from,
    end: to === undefined || to > latest ? addDays(latest, 1) : to,
  };
}

/** The whole months of that part with arrivals, and the single days before and after them. */
export async function monthsOf(db: Executor, dates: Between) {
  const { first, end } = await arrivalsBetween(db, dates);
  const begin = first.endsWith("-01") ? monthOf(first) : addMonths(monthOf(first), 1);
  const [monthsFrom, monthsTo] = [`${begin}-01`, `${monthOf(end)}-01`];
  if (monthsFrom >= monthsTo) return { months: [], days: nightsOf(first, end) };
  return {
    months: await monthsWithArrivals(db, monthsFrom, monthsTo),
    days: [...nightsOf(first, monthsFrom), ...nightsOf(monthsTo, end)],
  };
}

/** Jumps from an arrival to the first one of a later month: a stay in the next century adds one month, not hundreds. */
async function monthsWithArrivals(db: Executor, from: CalendarDate, to: CalendarDate): Promise<Month[]> {
  const { rows } = await sql<{ month: Month }>`
    with recursive found (day) as (
      select min(arrival) from stay_dates where arrival >= ${from} and arrival < ${to}
      union all
      select (select min(arrival) from stay_dates where arrival > substr(found.day, 1, 7) || '-99' and arrival < ${to})
      from found where found.day is not null
    ) select substr(day, 1, 7) as month from found where day is not null`.execute(db);
  return rows.map(({ month }) => month);
}

/** The first and the last day of arrival. */
async function daysOfArrivals(db: Executor) {
  const read = (extreme: "min" | "max") =>
    db.selectFrom("stay_dates").select((eb) => eb.fn<CalendarDate>(extreme, ["arrival"]).as("day"));
  const { earliest, latest } = await db
    .selectNoFrom([read("min").as("earliest"), read("max").as("latest")])
    .executeTakeFirstOrThrow();
  return { earliest: earliest ?? "2000-01-01", latest: latest ?? "2000-01-01" };
}
