import { type RawBuilder, sql } from "kysely";
import type { BookingOrder } from "#contract/bookings.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import { addDays, type CalendarDate, longestStay, nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import { type BookingStatus, bookingStatuses } from "#contract/rules/status.ts";
import { longestLine } from "#contract/rules/text-lengths.ts";
import { engineOf } from "../../db/dialect.ts";
import type { Executor } from "../../db/open.ts";
import { arrivalsBetween, monthsOf } from "./days-of-arrivals.queries.ts";

/**
 * Stays of some statuses that are in house between two days, or that arrive or leave on one; neither deleted nor
 * suspicious.
 */
export type StayDatesFilter = {
  from?: CalendarDate;
  to?: CalendarDate;
  arrival?: CalendarDate;
  departure?: CalendarDate;
  statuses: readonly BookingStatus[];
};

/** Stays are counted by at most so many sums; a longer range has "more than" their total. */
const mostDates = 1000;

/** Stays that arrive before `from` and are still in house then. No stay is longer than `longestStay`. */
const cameBefore = (from: CalendarDate, to = from) =>
  sql<boolean>`arrival > ${addDays(from, -longestStay)} and arrival < ${to < from ? to : from} and departure > ${from}`;

const arrivesIn = (from: CalendarDate | undefined, to: CalendarDate | undefined) =>
  sql<boolean>`${from === undefined ? sql`1 = 1` : sql`arrival >= ${from}`}
    and ${to === undefined ? sql`1 = 1` : sql`arrival < ${to}`}`;

const ofStatus = (statuses: readonly BookingStatus[]) => sql<boolean>`status in (${sql.join(statuses)})`;

/** The condition on the dates of stays. */
function matchesDates({ from, to, arrival, departure }: StayDatesFilter): RawBuilder<boolean> {
  const inHouse =
    from === undefined ? arrivesIn(from, to) : sql`(${arrivesIn(from, to)} or (${cameBefore(from, to)}))`;
  const arrives = arrival === undefined ? sql`` : sql`and arrival = ${arrival}`;
  const leaves = departure === undefined ? sql`` : sql`and departure = ${departure}`;
  return sql<boolean>`${inHouse} ${arrives} ${leaves}`;
}

/** The number of stays, from the sums that triggers maintain (migration 140). */
export async function countStaysByDates(db: Executor, dates: StayDatesFilter) {
  const { rows } = await sql<{ total: number; dates: number }>`
    select cast(coalesce(sum(listed), 0) as bigint) as total, count(*) as dates from (
      select listed from stay_dates where listed > 0 and ${ofStatus(dates.statuses)} and ${matchesDates(dates)}
      limit ${mostDates + 1}
    ) as counted`.execute(db);
  const { total, dates: counted } = rows[0] ?? { total: 0, dates: 0 };
  return { total, isMore: counted > mostDates };
}

type Order = Pick<PageRequest<BookingOrder>, "orderBy" | "direction">;

/** The sort key of each order, before the id. */
const keys = {
  id: sql`0`,
  checkIn: sql`bookings.arrival`,
  name: sql`bookings.name_key`,
  hotel: sql`bookings.hotel_key`,
  total: sql`coalesce(bookings.total_paise, 0)`,
} as const satisfies Record<Order["orderBy"], RawBuilder<unknown>>;

/** Up to so many days, the first stays of each day are read; of more days, matches are soon met in the list's order. */
const mostDays = 200;

/** Ids in the list's order: stays that arrived before, and the first of the later arrivals by an index. */
export async function readStaysByDates(
  db: Executor,
  dates: StayDatesFilter,
  { orderBy, direction }: Order,
  [limit, offset]: [limit: number, offset: number],
): Promise<number[]> {
  const way = sql.raw(direction);
  const slice = { key: keys[orderBy], way: direction, limit: limit + offset };
  const selects = await partsOf(db, dates, orderBy, slice);
  if (selects.length === 0) return [];
  const all = sql.join(
    selects.map((select) => sql`select id, sort_key from (${select}) as part`),
    sql` union all `,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${all}) as stays order by sort_key ${way}, id ${way} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Slice = { key: RawBuilder<unknown>; way: "asc" | "desc"; limit: number };

async function partsOf(db: Executor, dates: StayDatesFilter, orderBy: Order["orderBy"], slice: Slice) {
  const { from, to, statuses } = dates;
  if (dates.arrival !== undefined || dates.departure !== undefined)
    return [byDates(matchesDates(dates), statuses, slice)];
  const before = from === undefined ? [] : [byDates(cameBefore(from, to), statuses, slice)];
  // Each status by itself, because an index has the stays of each in the order of arrival.
  if (orderBy === "checkIn")
    return [...before, ...statuses.map((status) => firstArrivals(arrivesIn(from, to), status, slice))];
  if (orderBy !== "id") {
    const { first, end } = await arrivalsBetween(db, dates);
    if (nightsBetween(first, end) > mostDays) return [firstInListOrder(dates, slice)];
    return [...before, firstOfEachDay(db, nightsOf(first, end), statuses, slice)];
  }
  const { months, days } = await monthsOf(db, dates);
  return [
    ...before,
    ...(days.length > 0 ? [firstOfEach(db, "arrival", days, statuses, slice)] : []),
    ...(months.length > 0 ? [firstOfEach(db, "substr(arrival, 1, 7)", months, statuses, slice)] : []),
  ];
}

const isListed = sql<boolean>`bookings.deleted_at is null and bookings.suspicious_at is null`;

/** By the pairs of dates that such stays have, which are few. */
const byDates = (condition: RawBuilder<boolean>, statuses: readonly BookingStatus[], { key }: Slice) => sql`
  with dates as materialized (
    select arrival, departure, status from stay_dates where ${condition} and listed > 0 and ${ofStatus(statuses)}
  ) select bookings.id, ${key} as sort_key from dates cross join bookings where bookings.arrival = dates.arrival and bookings.departure = dates.departure
    and bookings.status = dates.status and ${isListed}`;

const firstArrivals = (isMatch: RawBuilder<boolean>, status: BookingStatus, { way, limit }: Slice) => sql`
  select id, arrival as sort_key from bookings where ${isMatch} and status = ${status} and ${isListed}
  order by arrival ${sql.raw(way)}, id ${sql.raw(way)} limit ${limit}`;

/** The first matches in the list's order, without an index of dates. */
function firstInListOrder({ from, to, statuses }: StayDatesFilter, { key, way, limit }: Slice) {
  const inHouse = [
    ...(from === undefined ? [] : [sql`bookings.departure || '' > ${from}`]),
    ...(to === undefined ? [] : [sql`bookings.arrival || '' < ${to}`]),
  ];
  const [one] = statuses;
  const isOfStatus = statuses.length === 1 ? sql`bookings.status = ${one}` : hasStatusWithoutIndex(statuses);
  return sql`select bookings.id, ${key} as sort_key from bookings
    where ${isListed} and ${isOfStatus} and ${sql.join(inHouse, sql` and `)}
    order by ${key} ${sql.raw(way)}, bookings.id ${sql.raw(way)} limit ${limit}`;
}

/** Bounds of every sort key: the text is longer than a name of nothing but the last character. */
const ends = {
  text: ["", "\u{10FFFF}".repeat(longestLine + 1)],
  number: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
} as const;

/**
 * The first stays of each day in another order, by an index with each day in that order (migration 166). A few of each
 * day give an upper bound for the first ones of all, so that hardly more stays are read than are shown.
 */
function firstOfEachDay(
  db: Executor,
  days: readonly string[],
  statuses: readonly BookingStatus[],
  slice: Slice,
) {
  const { way, limit } = slice;
  // SQLite does not recognise a generated column in an index, and would read the table for it.
  const key =
    slice.key === keys.name && engineOf(db) === "sqlite" ? sql`lower(bookings.customer_name)` : slice.key;
  const few = Math.ceil((2 * limit) / days.length) + 2;
  const first = (limit: number, upTo = sql``) => sql`select bookings.id, ${key} as sort_key from bookings
    where bookings.arrival = days.value and ${isListed} and ${hasStatusWithoutIndex(statuses)} ${upTo}
    order by ${key} ${sql.raw(way)}, bookings.id ${sql.raw(way)} limit ${limit}`;
  if (few >= limit) return eachDay(db, days, first(limit));
  const [smallest, largest] = ends[slice.key === keys.total ? "number" : "text"];
  const upTo =
    way === "asc"
      ? sql`and ${key} <= coalesce((select sort_key from bound), ${largest})`
      : sql`and ${key} >= coalesce((select sort_key from bound), ${smallest})`;
  return sql`with few as materialized (${eachDay(db, days, first(few))}),
    bound as materialized (select sort_key from few order by sort_key ${sql.raw(way)} limit 1 offset ${limit - 1})
    ${eachDay(db, days, first(limit, upTo))}`;
}

function eachDay(db: Executor, days: readonly string[], first: RawBuilder<unknown>) {
  if (engineOf(db) === "postgres")
    return sql`select first.id, first.sort_key from unnest(${days}::text[]) as days (value)
      cross join lateral (${first}) as first`;
  return sql`select first.value ->> 0 as id, first.value ->> 1 as sort_key
    from json_each(${JSON.stringify(days)}) as days
    cross join json_each((select json_group_array(json_array(id, sort_key)) from (${first}))) as first`;
}

/** A `case` cannot be estimated: for a plain condition databases would read and sort all of the status's index. */
const hasStatusWithoutIndex = (statuses: readonly BookingStatus[]) =>
  statuses.length === bookingStatuses.length
    ? sql<boolean>`1 = 1`
    : sql<boolean>`case when bookings.${ofStatus(statuses)} then true else false end`;

type Group = "arrival" | "substr(arrival, 1, 7)";

/** The first stays of each day or month and status; only of those that can be among the first of all. */
function firstOfEach(
  db: Executor,
  group: Group,
  days: readonly string[],
  statuses: readonly BookingStatus[],
  { way, limit }: Slice,
) {
  const inPart = sql`from bookings where status = parts.status and ${sql.raw(group)} = parts.day and ${isListed}`;
  const head = sql`(select ${way === "asc" ? sql`min(id)` : sql`max(id)`} ${inPart})`;
  const first = sql`select id ${inPart} order by id ${sql.raw(way)} limit ${limit}`;
  const isServer = engineOf(db) === "postgres";
  const each = isServer
    ? sql`unnest(${statuses}::text[]) as status cross join unnest(${days}::text[]) as day`
    : sql`json_each(${JSON.stringify(statuses)}) as statuses cross join json_each(${JSON.stringify(days)}) as days`;
  const named = isServer ? sql`status, day` : sql`statuses.value as status, days.value as day`;
  const parts = sql`with heads as materialized (
      select parts.*, ${head} as head from (select ${named} from ${each}) as parts
    ), parts as materialized (select * from heads where head is not null order by head ${sql.raw(way)} limit ${limit})`;
  if (isServer)
    return sql`${parts} select first.id, 0 as sort_key from parts cross join lateral (${first}) as first`;
  // SQLite has no lateral joins: the first ones are passed through a JSON list.
  return sql`${parts} select first.value as id, 0 as sort_key
    from parts cross join json_each((select json_group_array(id) from (${first}))) as first`;
}
