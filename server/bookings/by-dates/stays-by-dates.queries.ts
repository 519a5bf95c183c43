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

type Order = Pick<PageRequest<BookingOrder>, "orderBy" | "direction">;

/** What each order sorts by before the id. */
const keys = {
  id: sql`0`,
  checkIn: sql`bookings.arrival`,
  name: sql`bookings.name_key`,
  hotel: sql`bookings.hotel_key`,
  total: sql`coalesce(bookings.total_paise, 0)`,
} as const satisfies Record<Order["orderBy"], RawBuilder<unknown>>;

/** The first of each of so many days are looked for; of more days some are soon met in the order of the list. */
const mostDays = 200;

/** Ids in the order of the list: those that were in house before, with the first of the arrivals by an index. */
export async function readStaysByDates(
  db: Executor,
  dates: Dates,
  { orderBy, direction }: Order,
  [limit, offset]: [limit: number, offset: number],
): Promise<number[]> {
  const way = sql.raw(direction);
  const some = { key: keys[orderBy], way: direction, most: limit + offset };
  const parts = await partsOf(db, dates, orderBy, some);
  if (parts.length === 0) return [];
  const all = sql.join(
    parts.map((part) => sql`select id, sort_key from (${part}) as part`),
    sql` union all `,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${all}) as stays order by sort_key ${way}, id ${way} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Some = { key: RawBuilder<unknown>; way: "asc" | "desc"; most: number };

async function partsOf(db: Executor, dates: Dates, orderBy: Order["orderBy"], some: Some) {
  const { from, to, statuses } = dates;
  if (dates.arrival !== undefined || dates.departure !== undefined)
    return [ofDates(isAsked(dates), statuses, some)];
  const before = from === undefined ? [] : [ofDates(cameBefore(from, to), statuses, some)];
  // Each status alone, for an index has each in the order of the arrivals.
  if (orderBy === "checkIn")
    return [...before, ...statuses.map((status) => firstArrivals(arrivesIn(from, to), status, some))];
  if (orderBy !== "id") {
    const { first, end } = await arrivalsBetween(db, dates);
    if (nightsBetween(first, end) > mostDays) return [firstMet(dates, some)];
    return [...before, ofEachDay(db, nightsOf(first, end), statuses, some)];
  }
  const { months, days } = await monthsOf(db, dates);
  return [
    ...before,
    ...(days.length > 0 ? [firstOfEach(db, "arrival", days, statuses, some)] : []),
    ...(months.length > 0 ? [firstOfEach(db, "substr(arrival, 1, 7)", months, statuses, some)] : []),
  ];
}

const isListed = sql<boolean>`bookings.deleted_at is null and bookings.suspicious_at is null`;

/** By the dates that such stays have, of which there are few. */
const ofDates = (condition: RawBuilder<boolean>, statuses: readonly BookingStatus[], { key }: Some) => sql`
  with dates as materialized (
    select arrival, departure, status from stay_dates where ${condition} and listed > 0 and ${ofStatus(statuses)}
  ) select bookings.id, ${key} as sort_key from dates cross join bookings where bookings.arrival = dates.arrival and bookings.departure = dates.departure
    and bookings.status = dates.status and ${isListed}`;

const firstArrivals = (condition: RawBuilder<boolean>, status: BookingStatus, { way, most }: Some) => sql`
  select id, arrival as sort_key from bookings where ${condition} and status = ${status} and ${isListed}
  order by arrival ${sql.raw(way)}, id ${sql.raw(way)} limit ${most}`;

/** Those that are met first in the order of the list, whose dates no index is asked for. */
function firstMet({ from, to, statuses }: Dates, { key, way, most }: Some) {
  const inHouse = [
    ...(from === undefined ? [] : [sql`bookings.departure || '' > ${from}`]),
    ...(to === undefined ? [] : [sql`bookings.arrival || '' < ${to}`]),
  ];
  const [one] = statuses;
  const isOfStatus = statuses.length === 1 ? sql`bookings.status = ${one}` : isLookedAt(statuses);
  return sql`select bookings.id, ${key} as sort_key from bookings
    where ${isListed} and ${isOfStatus} and ${sql.join(inHouse, sql` and `)}
    order by ${key} ${sql.raw(way)}, bookings.id ${sql.raw(way)} limit ${most}`;
}

/** Before and after whatever a list is sorted by: longer than a name of nothing but the last of all letters. */
const ends = {
  text: ["", "\u{10FFFF}".repeat(longestLine + 1)],
  number: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
} as const;

/**
 * The first of each day in another order, by an index that has each day in that order (migration 166). A few of each tell
 * up to where the first of all are, so that of a month hardly more are read than are shown.
 */
function ofEachDay(db: Executor, days: readonly string[], statuses: readonly BookingStatus[], some: Some) {
  const { way, most } = some;
  // SQLite does not know a generated column again in an index, and would look into the table for it.
  const key =
    some.key === keys.name && engineOf(db) === "sqlite" ? sql`lower(bookings.customer_name)` : some.key;
  const few = Math.ceil((2 * most) / days.length) + 2;
  const first = (limit: number, upTo = sql``) => sql`select bookings.id, ${key} as sort_key from bookings
    where bookings.arrival = days.value and ${isListed} and ${isLookedAt(statuses)} ${upTo}
    order by ${key} ${sql.raw(way)}, bookings.id ${sql.raw(way)} limit ${limit}`;
  if (few >= most) return eachDay(db, days, first(most));
  const [least, largest] = ends[some.key === keys.total ? "number" : "text"];
  const upTo =
    way === "asc"
      ? sql`and ${key} <= coalesce((select sort_key from bound), ${largest})`
      : sql`and ${key} >= coalesce((select sort_key from bound), ${least})`;
  return sql`with few as materialized (${eachDay(db, days, first(few))}),
    bound as materialized (select sort_key from few order by sort_key ${sql.raw(way)} limit 1 offset ${most - 1})
    ${eachDay(db, days, first(most, upTo))}`;
}

function eachDay(db: Executor, days: readonly string[], first: RawBuilder<unknown>) {
  if (engineOf(db) === "postgres")
    return sql`select first.id, first.sort_key from unnest(${days}::text[]) as days (value)
      cross join lateral (${first}) as first`;
  return sql`select first.value ->> 0 as id, first.value ->> 1 as sort_key
    from json_each(${JSON.stringify(days)}) as days
    cross join json_each((select json_group_array(json_array(id, sort_key)) from (${first}))) as first`;
}

/** Of a case databases know nothing: by an index of each status all of it would be read, and sorted. */
const isLookedAt = (statuses: readonly BookingStatus[]) =>
  statuses.length === bookingStatuses.length
    ? sql<boolean>`1 = 1`
    : sql<boolean>`case when bookings.${ofStatus(statuses)} then true else false end`;

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
    return sql`${parts} select first.id, 0 as sort_key from parts cross join lateral (${first}) as first`;
  // SQLite has no lateral joins: what is first goes through a list.
  return sql`${parts} select first.value as id, 0 as sort_key
    from parts cross join json_each((select json_group_array(id) from (${first}))) as first`;
}
