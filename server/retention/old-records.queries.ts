import { sql } from "kysely";
import type { RequestKind } from "#contract/record-kinds.ts";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import { partsOf, type Row } from "../people/scan.queries.ts";
import { isPaidKind } from "../people/paid-kinds.ts";
import { requests } from "../requests.made.ts";

const atOnce = 500;

const unerased = (kind: RequestKind) => (isPaidKind(kind) ? sql`erased_at is null` : sql`1 = 1`);

/** Requests that have been suspicious since before the moment. */
export function suspiciousBefore(db: Executor, kind: RequestKind, moment: string) {
  return partsOf(db, requests[kind].table, sql`suspicious_at < ${moment} and ${unerased(kind)}`);
}

/**
 * Requests from before the moment that came to nothing: unanswered, rejected, or deleted before it. All questions; no
 * stay whose last day is after `today`.
 */
export function cameToNothing(db: Executor, kind: RequestKind, moment: string, today: string) {
  const isOpen = requests[kind].guest.cameToNothing(today);
  const condition = sql`created_at < ${moment} and ${unerased(kind)}
    and ((deleted_at is null and ${isOpen}) or deleted_at < ${moment})`;
  return partsOf(db, requests[kind].table, condition);
}

/**
 * A stay of the enquiry, of those that were not cancelled, goes on until the day or longer. Joined to a text, a column is
 * not looked up by its own index: the stays of one enquiry are few, those of a status or after a day are not.
 */
const staysOn = (day: string) => sql`exists (
  select 1 from bookings as stays
  where stays.package_enquiry_id = package_bookings.id and stays.deleted_at is null
    and stays.status || '' in ('Accepted', 'Completed') and stays.departure || '' >= ${day})`;

const isOver = {
  bookings: (day: string) => sql`departure < ${day}`,
  packageBookings: (day: string) => sql`coalesce(start_date, created_at) < ${day} and not ${staysOn(day)}`,
  cabBookings: (day: string) => sql`journey_date < ${day}`,
};

/**
 * Accepted journeys that ended before the day, with their guests' names; a package counts from its start, or without
 * one from the day it came in, and from the last of its stays.
 */
export function endedJourneys(db: Executor, kind: keyof typeof isOver, day: string) {
  const condition = sql`${isOver[kind](day)} and erased_at is null and deleted_at is null
    and status in ('Accepted', 'Completed')`;
  return partsOf(db, requests[kind].table, condition);
}

/** Those of the records that are still in the version in which they were read. */
export async function unchangedOf(db: Executor, kind: RequestKind, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await db
    .selectFrom(requests[kind].table)
    .select(["id", "version"])
    .where(isOneOf(db, "id", ids))
    .execute();
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  return rows.filter((row) => versions.get(row.id) === row["version"]);
}

/** The ids of e-mails about records, by their references or, of reviews, by their ids. */
export async function emailsAbout(
  db: Executor,
  references: string[],
  reviewIds: number[],
): Promise<number[]> {
  // No email has this reference; it avoids an empty list.
  const byReference = db
    .selectFrom("outbox")
    .select("id")
    .where("reference", "in", ["none", ...references]);
  const byRecord = db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "review")
    .where(isOneOf(db, "record_id", reviewIds));
  return (await Promise.all([byReference.execute(), byRecord.execute()])).flat().map(({ id }) => id);
}

/** The ids of emails from before the moment that still have their text; none that wait to be sent. */
export async function oldEmails(db: Executor, moment: string): Promise<number[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where("body", "<>", sql.lit(""))
    .where("created_at", "<", moment)
    .where("status", "<>", "Waiting")
    .orderBy("id")
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a batch of the change log's entries from before the moment; returns how many. */
export async function deleteOldChanges(db: Executor, moment: string): Promise<number> {
  const oldest = db.selectFrom("changes").select(["id", "at"]).orderBy("id").limit(atOnce);
  const ids = (await oldest.execute()).filter(({ at }) => at < moment).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db
    .deleteFrom("changes")
    .where(isOneOf(db, "id", ids))
    .execute();
  return ids.length;
}
