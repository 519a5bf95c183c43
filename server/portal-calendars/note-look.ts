import type { Transaction } from "../db/open.ts";
import { lockRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { findCalendarEvenDeleted, noteLook, type StoredCalendar } from "./portal-calendars.queries.ts";
import { tellOfFailures } from "./portal-emails.ts";

/** What was asked for, and when. */
export type PortalReading = { id: number; url: string; at: Date };

const minute = 60_000;
const usualWait = 15 * minute;
/** After each failure the next try waits twice as long, up to so many times. */
const longestWait = 16;

/** When a calendar is tried next, after so many failures. */
export function nextTry(now: Date, failures: number): string {
  return new Date(now.getTime() + usualWait * Math.min(2 ** failures, longestWait)).toISOString();
}

/** Locks the calendar that was asked for; undefined when it was changed, deleted or read since. */
export async function lockAsked(
  transaction: Transaction,
  { id, url, at }: PortalReading,
): Promise<StoredCalendar | undefined> {
  await lockRecord(transaction, "portal_calendars", id);
  const calendar = await findCalendarEvenDeleted(transaction, id);
  const isAsked = calendar?.import_url === url && calendar.deleted_at === null;
  return isAsked && (calendar.last_read_at ?? "") <= at.toISOString() ? calendar : undefined;
}

/** Notes why a calendar could not be read; after a day of it staff get an email. */
export async function noteFailure(services: Services, reading: PortalReading, fault: string): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const calendar = await lockAsked(transaction, reading);
    if (!calendar) return;
    const failures = calendar.failures + 1;
    await tellOfFailures(services, transaction, calendar, { failures, fault });
    const next_try_at = nextTry(services.clock.now(), failures);
    await noteLook(transaction, calendar.id, { failures, fault, next_try_at });
  });
}
