import { type RawBuilder, sql } from "kysely";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import { outboxMessages } from "#contract/outbox.ts";
import type { ReminderKind } from "#contract/reminders.ts";
import { owingCondition } from "../bookings/owing.queries.ts";
import type { Executor, Transaction } from "../db/open.ts";

/** Reminders of a kind in one run; the next run comes in ten minutes. */
const atOnce = 100;

export type StayToRemind = Awaited<ReturnType<typeof staysToRemind>>[number];

/** How many days before (after, for a review) a guest is reminded. */
export type ReminderTiming = { kind: ReminderKind; days: number; today: CalendarDate };

const listed = sql<boolean>`bookings.deleted_at is null and bookings.suspicious_at is null and bookings.erased_at is null`;

/** The date that a reminder of this kind is about: when it changes, a new reminder is due. */
const dates: Record<ReminderKind, RawBuilder<CalendarDate>> = {
  balance: sql`bookings.balance_due_on`,
  arrival: sql`bookings.arrival`,
  review: sql`bookings.departure`,
};

/** Whether a stay's guest gets this kind of reminder, on any day. */
function isWanted(kind: ReminderKind): RawBuilder<boolean> {
  if (kind === "balance")
    return sql`${listed} and bookings.status = 'Accepted' and bookings.ending is null and ${owingCondition("Unpaid", "")}`;
  if (kind === "arrival") return sql`${listed} and bookings.status = 'Accepted'`;
  return sql`${listed} and bookings.status in ('Accepted', 'Completed')`;
}

/** The first and the last date that reminders are about today; a review is asked for only a few days. */
function window({ kind, days, today }: ReminderTiming): [CalendarDate, CalendarDate] {
  if (kind === "review") return [addDays(today, -days - 3), addDays(today, -days)];
  return [today, addDays(today, days)];
}

/** Stays whose guests are to be reminded today, and were not yet for the current date. */
export function staysToRemind(db: Executor, when: ReminderTiming) {
  const [first, last] = window(when);
  const date = dates[when.kind];
  return db
    .selectFrom("bookings")
    .select(["bookings.id", sql<CalendarDate>`${date}`.as("for_date")])
    .where(sql<boolean>`${date} between ${first} and ${last}`)
    .where(isWanted(when.kind))
    .where(
      sql<boolean>`not exists (select 1 from reminders where reminders.booking_id = bookings.id
        and reminders.kind = ${when.kind} and reminders.for_date = ${date})`,
    )
    .limit(atOnce)
    .execute();
}

/** Stores a reminder; undefined when it was stored before, for example by another process. */
export async function insertReminder(
  transaction: Transaction,
  values: {
    created_at: string;
    booking_id: number;
    kind: ReminderKind;
    for_date: string;
    review_key: string | null;
  },
): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto("reminders")
    .values(values)
    .onConflict((same) => same.columns(["booking_id", "kind", "for_date"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Deletes a reminder that was sent to nobody. */
export async function deleteReminder(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("reminders").where("id", "=", id).execute();
}

/** All reminders since a moment, at most `limit`, or a single one. */
type ReminderFilter = { today: CalendarDate } & ({ since: string; limit: number } | { id: number });

/** Reminders that still apply and that nobody has ticked off, with the data of their texts. */
export function openReminders(db: Executor, filter: ReminderFilter) {
  const cases = (["balance", "arrival", "review"] as const).map(
    (kind) => sql<boolean>`when ${kind} then reminders.for_date = ${dates[kind]} and ${isWanted(kind)}`,
  );
  let query = db
    .selectFrom("reminders")
    .innerJoin("bookings", "bookings.id", "reminders.booking_id")
    .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
    .select(["reminders.id", "reminders.kind", "reminders.for_date", "reminders.review_key"])
    .select(["booking_id", "reference", "customer_name", "bookings.email", "bookings.phone"])
    .select(["arrival", "departure", "total_paise", "paid_paise", "hotels.name as hotel", "hotels.address"])
    // As a choice: three conditions joined by `or` take PostgreSQL 50 ms to plan, with each partial index of bookings.
    .where(sql<boolean>`case reminders.kind ${sql.join(cases, sql` `)} else false end`);
  // A guest who has arrived needs no reminder of the arrival.
  query = query.where((eb) =>
    eb.or([eb("reminders.kind", "<>", "arrival"), eb("reminders.for_date", ">=", filter.today)]),
  );
  query =
    "id" in filter
      ? query.where("reminders.id", "=", filter.id)
      : query
          .where("reminders.created_at", ">=", filter.since)
          .where("told_at", "is", null)
          .limit(filter.limit);
  return query.orderBy("reminders.id").execute();
}

export type OpenReminder = Awaited<ReturnType<typeof openReminders>>[number];

/** Ticks a reminder off, or opens it again; false when there is none to change. */
export async function tickOff(db: Executor, id: number, tick: Tick | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("reminders")
    .set({ told_at: tick?.at ?? null, told_by: tick?.by ?? null })
    .where("id", "=", id)
    .where("told_at", tick ? "is" : "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When and by whom the guest was told. */
type Tick = { at: string; by: string };

/** Reminders whose emails are still waiting. */
export async function waitingReminders(db: Executor): Promise<{ outboxId: number; reminderId: number }[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "record_id"])
    .where("status", "=", "Waiting")
    .where("kind", "=", "reminder")
    .limit(atOnce)
    .execute();
  return rows.map(({ id, record_id }) => ({ outboxId: id, reminderId: record_id ?? 0 }));
}

/** Stops an email from being sent, unless it was sent meanwhile. */
export async function withdrawEmail(db: Executor, outboxId: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "Kept", last_error: outboxMessages.withdrawn })
    .where("id", "=", outboxId)
    .where("status", "=", "Waiting")
    .execute();
}

/** The stay of a review's key, unless it was used already; null for any other key. */
export async function findStayOfReviewKey(db: Executor, key: string): Promise<number | null> {
  if (key === "") return null;
  const found = await db
    .selectFrom("reminders")
    .select("booking_id")
    .where("review_key", "=", key)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("reviews")
            .select("reviews.id")
            .whereRef("reviews.stay_id", "=", "reminders.booking_id"),
        ),
      ),
    )
    .executeTakeFirst();
  return found?.booking_id ?? null;
}
