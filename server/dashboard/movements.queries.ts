import { type RawBuilder, sql } from "kysely";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import { selectBookings } from "../bookings/bookings.queries.ts";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";

const holding = ["Accepted", "Completed"] as const;
type Holding = (typeof holding)[number];

/** Totals of the sums (migration 140) for which the condition holds. */
function summed(condition: RawBuilder<boolean>) {
  const sum = (amount: string) =>
    sql<number>`cast(coalesce(sum(case when ${condition} then ${sql.ref(amount)} end), 0) as bigint)`;
  return { stays: sum("stays"), guests: sum("guests"), paise: sum("paise") };
}

/** How many stays arrive, leave and are in house over the night of a date, with how many guests; income in paise. */
export async function countMovements(db: Executor, date: CalendarDate) {
  const arrivals = summed(sql`arrival = ${date}`);
  const inHouse = summed(sql`departure > ${date}`);
  const departures = summed(sql`1 = 1`);
  const [present, leaving] = await Promise.all([
    db
      .selectFrom("stay_dates")
      .select([
        arrivals.stays.as("arriving"),
        arrivals.guests.as("arrivingGuests"),
        arrivals.paise.as("income"),
      ])
      .select([inHouse.stays.as("staying"), inHouse.guests.as("stayingGuests")])
      // No stay is longer than `longestStay`, so earlier arrivals need not be read.
      .where("arrival", ">=", addDays(date, -longestStay))
      .where("arrival", "<=", date)
      .where("departure", ">", date)
      .where("status", "in", holding)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("stay_dates")
      .select([departures.stays.as("stays"), departures.guests.as("guests")])
      .where("departure", "=", date)
      .where("status", "in", holding)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    arrivals: { stays: present.arriving, guests: present.arrivingGuests },
    departures: leaving,
    inHouse: { stays: present.staying, guests: present.stayingGuests },
    paise: present.income,
  };
}

/** Stays of a status that arrive, are in house or leave on a day: ids in the order in which they leave. */
type Movement = (status: Holding) => RawBuilder<{ id: number; departure: CalendarDate }>;

/** By the pairs of dates that such stays have, which are few. */
export const arrivesOn =
  (date: CalendarDate): Movement =>
  (status) =>
    sql`select bookings.id, bookings.departure from (
      select arrival, departure, status from stay_dates where arrival = ${date} and status = ${status} and stays > 0
    ) as dates cross join bookings where bookings.arrival = dates.arrival and bookings.departure = dates.departure
      and bookings.status = dates.status and bookings.deleted_at is null`;

export const departsOn =
  (date: CalendarDate): Movement =>
  (status) =>
    sql`select id, departure from bookings
    where deleted_at is null and status = ${status} and departure = ${date}`;

/** In house since an earlier day, and not leaving today: read by the departure, which is their order. */
export const staysOn =
  (date: CalendarDate): Movement =>
  (status) =>
    sql`select id, departure from bookings
    where deleted_at is null and status = ${status} and departure > ${date} and arrival || '' < ${date}`;

/** The first stays of a movement, who leaves first first; each status is read in this order. */
export async function listStays(db: Executor, movement: Movement, limit: number) {
  const first = async (status: Holding) =>
    (
      await sql<{ id: number; departure: CalendarDate }>`
      select id, departure from (${movement(status)}) as stays order by departure, id limit ${limit}`.execute(
        db,
      )
    ).rows;
  const ids = inOrderOf("departure", (await Promise.all(holding.map(first))).flat())
    .slice(0, limit)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const stays = await selectBookings(db)
    .where(isOneOf(db, "bookings.id", ids))
    .execute();
  return inOrderOf("departure", stays);
}

/** The first stays from a day on; each status is read in this order, and then merged. */
export async function nextCheckIns(db: Executor, from: CalendarDate, limit: number) {
  const first = (status: Holding) =>
    selectBookings(db)
      .where("bookings.deleted_at", "is", null)
      .where("bookings.status", "=", status)
      .where("bookings.arrival", ">=", from)
      .orderBy("bookings.arrival")
      .orderBy("bookings.id")
      .limit(limit)
      .execute();
  const stays = (await Promise.all(holding.map(first))).flat();
  return inOrderOf("arrival", stays).slice(0, limit);
}

/** The first stays whose guests ask to cancel and have no answer. */
export function askingToCancel(db: Executor, limit: number) {
  return selectBookings(db)
    .where("bookings.deleted_at", "is", null)
    .where("bookings.cancel_asked_at", "is not", null)
    .where("bookings.ending", "is", null)
    .where("bookings.status", "not in", ["Rejected", "Completed"])
    .orderBy("bookings.cancel_asked_at")
    .orderBy("bookings.id")
    .limit(limit)
    .execute();
}

function inOrderOf<Day extends string, Stay extends Record<Day, string> & { id: number }>(
  day: Day,
  stays: readonly Stay[],
): Stay[] {
  return stays.toSorted((a, b) => (a[day] === b[day] ? a.id - b.id : a[day] < b[day] ? -1 : 1));
}
