import type { Insertable } from "kysely";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import { mostStays } from "#contract/bad-weather.ts";
import { selectBookings } from "../bookings/bookings.queries.ts";
import type { Executor, Transaction } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

type Nights = { placeId?: number; from: CalendarDate; to: CalendarDate };

const mostActs = 50;

/** Accepted stays with nights in `[from, to)` whose guests have not left by `today`: one more than are written to at once. */
export function staysOn(db: Executor, { placeId, from, to }: Nights, today: CalendarDate) {
  const stays = selectBookings(db)
    .where("bookings.status", "=", "Accepted")
    .where("bookings.deleted_at", "is", null)
    .where("bookings.arrival", "<", to)
    .where("bookings.arrival", ">", addDays(from, -longestStay))
    .where("bookings.departure", ">", from)
    .where("bookings.departure", ">", today)
    .orderBy("bookings.id")
    .limit(mostStays + 1);
  return (placeId === undefined ? stays : stays.where("hotels.place_id", "=", placeId)).execute();
}

export async function placeName(db: Executor, id: number | undefined): Promise<string> {
  if (id === undefined) return "";
  const place = await db.selectFrom("places").select("name").where("id", "=", id).executeTakeFirst();
  return place?.name ?? "";
}

export async function insertAct(
  db: Executor,
  act: Insertable<Tables["weather_acts"]>,
  stays: number[],
): Promise<number> {
  const { id } = await db.insertInto("weather_acts").values(act).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("weather_stays")
    .values(stays.map((booking_id) => ({ act_id: id, booking_id })))
    .execute();
  return id;
}

export function listActs(db: Executor) {
  return db
    .selectFrom("weather_acts")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("weather_stays")
        .select((of) => of.fn.countAll<number>().as("stays"))
        .whereRef("weather_stays.act_id", "=", "weather_acts.id")
        .as("stays"),
    )
    .orderBy("id", "desc")
    .limit(mostActs)
    .execute();
}

/** Of the acts that stand, the guests without an e-mail address who have not left by `today`. */
export function untoldGuests(db: Executor, today: CalendarDate) {
  return db
    .selectFrom("weather_acts")
    .innerJoin("weather_stays", "weather_stays.act_id", "weather_acts.id")
    .innerJoin("bookings", "bookings.id", "weather_stays.booking_id")
    .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
    .select(["act_id", "bookings.id", "reference", "customer_name", "bookings.phone", "hotels.name as hotel"])
    .where("undone_at", "is", null)
    .where("stay_undone_at", "is", null)
    .where("bookings.email", "=", "")
    .where("bookings.erased_at", "is", null)
    .where("bookings.deleted_at", "is", null)
    .where("departure", ">", today)
    .orderBy("bookings.id")
    .execute();
}

/** Marks an act as undone for all its stays. */
export async function markUndone(db: Executor, id: number, now: string): Promise<void> {
  await db
    .updateTable("weather_acts")
    .set({ undone_at: now })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .execute();
}

/** Marks an act as undone for one stay, in the transaction that does so; false when it was before. */
export async function markStayUndone(
  transaction: Transaction,
  actId: number,
  bookingId: number,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("weather_stays")
    .set({ stay_undone_at: now })
    .where("act_id", "=", actId)
    .where("booking_id", "=", bookingId)
    .where("stay_undone_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Until when a stay may move without a charge, by the latest of all acts still in force; null when there is none. */
export async function readFreeMoveUntil(db: Executor, bookingId: number): Promise<string | null> {
  const latest = await db
    .selectFrom("weather_stays")
    .innerJoin("weather_acts", "weather_acts.id", "weather_stays.act_id")
    .select("move_until")
    .where("booking_id", "=", bookingId)
    .where("what", "=", "Move")
    .where("undone_at", "is", null)
    .where("stay_undone_at", "is", null)
    .orderBy("weather_acts.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.move_until ?? null;
}

export function findAct(db: Executor, id: number) {
  return db
    .selectFrom("weather_acts")
    .select(["id", "what", "at", "undone_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function staysOfAct(db: Executor, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom("weather_stays")
    .select("booking_id")
    .where("act_id", "=", id)
    .orderBy("booking_id")
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}
