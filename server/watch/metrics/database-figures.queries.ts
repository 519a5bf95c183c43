import { bookingStatuses, statusLabel } from "#contract/rules/status.ts";
import { notificationStatuses } from "#contract/outbox.ts";
import { conversionStates } from "#contract/uploads.ts";
import { readCount } from "../../db/counter-cache.ts";
import type { Executor } from "../../db/open.ts";

/** Bookings that are not deleted, by the word people read for their status. */
export function countBookings(db: Executor): Promise<Record<string, number>> {
  return countEach(bookingStatuses, statusLabel, (value) =>
    readCount(db, "bookings", { isDeleted: false, value }),
  );
}

/** Emails by status. */
export function countEmails(db: Executor): Promise<Record<string, number>> {
  return countEach(notificationStatuses, String, (value) =>
    readCount(db, "outbox", { isDeleted: false, value }),
  );
}

/** Pictures by the state of their conversion. */
export async function countConversions(db: Executor): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("pictures")
    .select((eb) => ["state", eb.fn.countAll<number>().as("total")] as const)
    .where("deleted_at", "is", null)
    .groupBy("state")
    .execute();
  const totals = new Map(rows.map(({ state, total }) => [state, total]));
  return countEach(conversionStates, String, async (state) => totals.get(state) ?? 0);
}

export async function countSessions(db: Executor): Promise<number> {
  const { total } = await db
    .selectFrom("sessions")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function countEach<Word extends string>(
  words: readonly Word[],
  labelOf: (word: Word) => string,
  count: (word: Word) => Promise<number>,
): Promise<Record<string, number>> {
  const counts = await Promise.all(words.map(async (word) => [labelOf(word), await count(word)] as const));
  return Object.fromEntries(counts);
}
