import { type RawBuilder, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import { type Month, monthOf, nextMonth } from "#contract/rules/month.ts";
import { addDays, type CalendarDate, longestStay, nightsOf } from "#contract/rules/stay.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import { engineOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";

/**
 * Stays of some statuses that are in house between two days, or that arrive or leave on one; none of them is deleted or
 * kept apart.
 */
export type Dates = {
  from?: CalendarDate;
  to?: CalendarDate;
  arrival?: CalendarDate;
  departure?: CalendarDate;
  statuses: readonly BookingStatus[];
};

/** So many sums of different dates are read to count stays; of years there are "more than" these have. */
const mostDates = 1000;

/** Stays that arrive before `from` and are still in house then. No stay is longer than `longestStay`. */
const cameBefore = (from: CalendarDate, to = from) =>
  sql<boolean>`arrival > ${addDays(from, -longestStay)} and arrival < ${to < from ? to : from} and departure > ${from}`;

const arrivesIn = (from: CalendarDate | undefined, to: CalendarDate | undefined) =>
  sql<boolean>`${from === undefined ? sql`1 = 1` : sql`arrival >= ${from}`}
    and ${to === undefined ? sql`1 = 1` : sql`arrival < ${to}`}`;

const ofStatus = (statuses: readonly BookingStatus[]) => sql<boolean>`status in (${sql.join(statuses)})`;

/** Of the dates of stays those that are asked for. */
function isAsked({ from, to, arrival, departure }: Dates): RawBuilder<boolean> {
  const inHouse =
    from === undefined ? arrivesIn(from, to) : sql`(${arrivesIn(from, to)} or (${cameBefore(from, to)}))`;
  const arrives = arrival === undefined ? sql`` : sql`and arrival = ${arrival}`;
  const leaves = departure === undefined ? sql`` : sql`and departure = ${departure}`;
  return sql<boolean>`${inHouse} ${arrives} ${leaves}`;
}

/** How many there are, from the sums that triggers keep (migration 140). */
export async function countStaysByDates(db: Executor, dates: Dates) {
  const { rows } = await sql<{ total: number; dates: number }>`
    select cast(coalesce(sum(listed), 0) as bigint) as total, count(*) as dates from (
      select listed from stay_dates where listed > 0 and ${ofStatus(dates.statuses)} and ${isAsked(dates)}
      limit ${mostDates + 1}
    ) as counted`.execute(db);
  const { total, dates: counted } = rows[0] ?? { total: 0, dates: 0 };
  return { total, isMore: counted > mostDates };
}

type Order = Pick<PageRequest<"checkIn">, "orderBy" | "direction">;

/** Ids in the order of the list: those that were in house before, with the first of the arrivals by an index. */
export async function readStaysByDates(
  db: Executor,
  dates: Dates,
  { orderBy, direction }: Order,
  [limit, offset]: [limit: number, offset: number],
): Promise<number[]> {
  const way = sql.raw(direction);
  const parts = await partsOf(db, dates, orderBy, { way: direction, most: limit + offset });
  if (parts.length === 0) return [];
  const keys = orderBy === "checkIn" ? sql`arrival ${way}, id ${way}` : sql`id ${way}`;
  const all = sql.join(
    parts.map((part) => sql`select id, arrival from (${part}) as part`),
    sql` union all `,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${all}) as stays order by ${keys} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

type Some = { way: "asc" | "desc"; most: number };

async function partsOf(db: Executor, dates: Dates, orderBy: Order["orderBy"], some: Some) {
  const { from, to, statuses } = dates;
  if (dates.arrival !== undefined || dates.departure !== undefined)
    return [ofDates(isAsked(dates), statuses)];
  const before = from === undefined ? [] : [ofDates(cameBefore(from, to), statuses)];
  // Each status alone, for an index has each in the order of the arrivals.
  if (orderBy === "checkIn")
    return [...before, ...statuses.map((status) => firstArrivals(arrivesIn(from, to), status, some))];
  const { months, days } = await monthsOf(db, dates);
  return [
    ...before,
    ...(days.length > 0 ? [firstOfEach(db, "arrival", days, statuses, some)] : []),
    ...(months.length > 0 ? [firstOfEach(db, "substr(arrival, 1, 7)", months, statuses, some)] : []),
  ];
}

const isListed = sql<boolean>`bookings.deleted_at is null and bookings.suspicious_at is null`;

/** By the dates that such stays have, of which there are few. */
const ofDates = (condition: RawBuilder<boolean>, statuses: readonly BookingStatus[]) => sql`
  select bookings.id, bookings.arrival from (
    select arrival, departure, status from stay_dates where ${condition} and listed > 0 and ${ofStatus(statuses)}
  ) as dates cross join bookings where bookings.arrival = dates.arrival and bookings.departure = dates.departure
    and bookings.status = dates.status and ${isListed}`;

const firstArrivals = (condition: RawBuilder<boolean>, status: BookingStatus, { way, most }: Some) => sql`
  select id, arrival from bookings where ${condition} and status = ${status} and ${isListed}
  order by arrival ${sql.raw(way)}, id ${sql.raw(way)} limit ${most}`;

type Group = "arrival" | "substr(arrival, 1, 7)";

/** The first of each day or month and status; of many only those that can be among the first of all. */
function firstOfEach(
  db: Executor,
  group: Group,
  days: readonly string[],
  statuses: readonly BookingStatus[],
  { way, most }: Some,
) {
  const inPart = sql`from bookings where status = parts.status and ${sql.raw(group)} = parts.day and ${isListed}`;
  const head = sql`(select ${way === "asc" ? sql`min(id)` : sql`max(id)`} ${inPart})`;
  const first = sql`select id ${inPart} order by id ${sql.raw(way)} limit ${most}`;
  const isServer = engineOf(db) === "postgres";
  const each = isServer
    ? sql`unnest(${statuses}::text[]) as status cross join unnest(${days}::text[]) as day`
    : sql`json_each(${JSON.stringify(statuses)}) as statuses cross join json_each(${JSON.stringify(days)}) as days`;
  const named = isServer ? sql`status, day` : sql`statuses.value as status, days.value as day`;
  const parts = sql`with heads as materialized (
      select parts.*, ${head} as head from (select ${named} from ${each}) as parts
    ), parts as materialized (select * from heads where head is not null order by head ${sql.raw(way)} limit ${most})`;
  if (isServer)
    return sql`${parts} select first.id, '' as arrival from parts cross join lateral (${first}) as first`;
  // SQLite has no lateral joins: what is first goes through a list.
  return sql`${parts} select first.value as id, '' as arrival
    from parts cross join json_each((select json_group_array(id) from (${first}))) as first`;
}

/** The whole months within the days of arrival in which anybody arrives, and the other days before and after them. */
async function monthsOf(db: Executor, { from, to }: Pick<Dates, "from" | "to">) {
  const { earliest, latest } = await daysOfArrivals(db);
  const first = from === undefined || from < earliest ? earliest : from;
  const end = to === undefined || to > latest ? addDays(latest, 1) : to;
  const begin = first.endsWith("-01") ? monthOf(first) : nextMonth(monthOf(first), 1);
  const [whole, rest] = [`${begin}-01`, `${monthOf(end)}-01`];
  if (whole >= rest) return { months: [], days: nightsOf(first, end) };
  return {
    months: await monthsWithArrivals(db, whole, rest),
    days: [...nightsOf(first, whole), ...nightsOf(rest, end)],
  };
}

/** From one arrival to the first of a later month: one guest who asks for the next century adds one month, not hundreds. */
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

/** The first and the last day on which anybody arrives. */
async function daysOfArrivals(db: Executor) {
  const read = (which: "min" | "max") =>
    db.selectFrom("stay_dates").select((eb) => eb.fn<CalendarDate>(which, ["arrival"]).as("day"));
  const { earliest, latest } = await db
    .selectNoFrom([read("min").as("earliest"), read("max").as("latest")])
    .executeTakeFirstOrThrow();
  return { earliest: earliest ?? "2000-01-01", latest: latest ?? "2000-01-01" };
}
