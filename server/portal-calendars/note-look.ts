import { clocksDiffer } from "../clock.ts";
import type { Transaction } from "../db/open.ts";
import { lockRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { findCalendarEvenDeleted, noteLook, type StoredCalendar } from "./portal-calendars.queries.ts";
import { tellOfFailures } from "./portal-emails.ts";

/** What was asked for, and when; `isByHand`: by staff, so that a failure is none of the clock's. */
export type PortalReading = { id: number; url: string; at: Date; isByHand: boolean };

const minute = 60_000;
/** The clock looks every five minutes, so that a calendar is read again within a quarter of an hour. */
const usualWait = 14 * minute;
/** After each failure the next try waits twice as long, up to so many times. */
const longestWait = 16;

/** The longest time until the next try, in milliseconds. */
export const longestPause = usualWait * longestWait;

/** When a calendar is tried next, after so many failures. */
export function nextTry(now: Date, failures: number): string {
  return new Date(now.getTime() + usualWait * Math.min(2 ** failures, longestWait)).toISOString();
}

/** Locks the calendar that was asked for; undefined when it was changed, deleted or read since. */
export async function lockAsked(
  { clock }: Services,
  transaction: Transaction,
  { id, url, at }: PortalReading,
): Promise<StoredCalendar | undefined> {
  await lockRecord(transaction, "portal_calendars", id);
  const calendar = await findCalendarEvenDeleted(transaction, id);
  const isAsked = calendar?.import_url === url && calendar.deleted_at === null;
  if (!isAsked) return undefined;
  const lastRead = calendar.last_read_at ?? "";
  // One far ahead was written by a clock that was wrong.
  const isWrong = lastRead > new Date(clock.now().getTime() + clocksDiffer).toISOString();
  return lastRead <= at.toISOString() || isWrong ? calendar : undefined;
}

/** Notes why a calendar could not be read; after a day of it staff get an email. */
export async function noteFailure(services: Services, reading: PortalReading, fault: string): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const calendar = await lockAsked(services, transaction, reading);
    if (!calendar) return;
    if (reading.isByHand) return noteLook(transaction, calendar.id, { fault });
    const failures = calendar.failures + 1;
    await tellOfFailures(services, transaction, calendar, { failures, fault });
    const next_try_at = nextTry(services.clock.now(), failures);
    await noteLook(transaction, calendar.id, { failures, fault, next_try_at });
  });
}
