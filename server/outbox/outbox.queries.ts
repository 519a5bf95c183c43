import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import { type NotificationKind, type NotificationStatus, outboxMessages } from "#contract/outbox.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { readList } from "../db/read-list.ts";
import { pageInfo } from "../db/read-page.ts";
import { readCount } from "../db/counter-cache.ts";
import type { Tables } from "../db/tables.ts";
import { longestLease, mayHaveCome } from "./may-have-come.ts";

const ownersKind = "security" satisfies NotificationKind;

export type OutboxRow = Selectable<Tables["outbox"]>;

export function insertMessages(db: Executor, messages: Insertable<Tables["outbox"]>[]) {
  return db.insertInto("outbox").values(messages).execute();
}

/** Only owners may read emails about sign-ins and accounts. */
type Reader = { isOwner: boolean };

type Filters = { status?: NotificationStatus; reference: string };

export async function listMessages(db: Executor, page: PageRequest & Filters & Reader) {
  // Emails are never deleted, so that list is empty.
  if (page.isDeleted) return { records: [], pageInfo: pageInfo(0, page) };
  const { status, reference, isOwner } = page;
  const where: RawBuilder<boolean>[] = [];
  if (status !== undefined) where.push(sql`outbox.status = ${status}`);
  if (reference) where.push(sql`outbox.reference = ${reference}`);
  if (!isOwner) where.push(sql`outbox.kind <> ${ownersKind}`);
  const countAll = () => readCount(db, "outbox", { isDeleted: false, value: status });
  const countShown = async () => (await countAll()) - (await countOwners(db, status));
  const rows = (isOnPage: RawBuilder<boolean>) =>
    db.selectFrom("outbox").selectAll().where(isOnPage).execute();
  const precomputedTotal = reference ? undefined : isOwner ? countAll : countShown;
  return readList(db, page, { table: "outbox", orders: {}, where, precomputedTotal, rows });
}

async function countOwners(db: Executor, status: NotificationStatus | undefined): Promise<number> {
  let query = db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("kind", "=", sql.lit(ownersKind));
  if (status !== undefined) query = query.where("status", "=", status);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** A message that the reader may see. */
export async function findMessage(db: Executor, id: number, { isOwner }: Reader) {
  const message = await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
  return message?.kind === ownersKind && !isOwner ? undefined : message;
}

/** The number of failed messages, from the counter cache, without those being sent at this moment. */
export async function countFailed(db: Executor, now: Date): Promise<number> {
  const handedOver = db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "Failed")
    .where("last_error", "=", mayHaveCome)
    .where("next_attempt_at", ">", now.toISOString())
    .where("next_attempt_at", "<=", new Date(now.getTime() + longestLease).toISOString());
  const failed = await readCount(db, "outbox", { isDeleted: false, value: "Failed" });
  if (failed === 0) return 0;
  return Math.max(0, failed - (await handedOver.executeTakeFirstOrThrow()).count);
}

/** The state of sending: moments in ISO 8601, undefined where there is none. */
export async function readMailFigures(db: Executor, now: Date) {
  const count = (value: NotificationStatus) => readCount(db, "outbox", { isDeleted: false, value });
  const first = (status: NotificationStatus, direction: "asc" | "desc") =>
    db
      .selectFrom("outbox")
      .select(["created_at", "sent_at"])
      .where("status", "=", status)
      .orderBy("id", direction)
      .limit(1)
      .executeTakeFirst();
  const [waiting, failed, kept, oldest, last] = await Promise.all([
    count("Waiting"),
    countFailed(db, now),
    count("Kept"),
    first("Waiting", "asc"),
    first("Sent", "desc"),
  ]);
  return { waiting, failed, kept, oldestWaiting: oldest?.created_at, lastSentAt: last?.sent_at };
}

/**
 * Due messages, the longest waiting first. Due at once are those never tried, and those scheduled after `latest`: the
 * clock was wrong when they were stored.
 */
export function dueMessages(db: Executor, now: string, latest: string, limit: number) {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("status", "=", "Waiting")
    .where((where) =>
      where.or([
        where("next_attempt_at", "<=", now),
        where("attempts", "=", 0),
        where("next_attempt_at", ">", latest),
      ]),
    )
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Claims a due message for one attempt, until `leaseEnds`. Returns false when another process has claimed it: the
 * stored time of the next attempt then differs from the one that was read.
 */
export async function claimMessage(db: Executor, message: OutboxRow, leaseEnds: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), next_attempt_at: leaseEnds }))
    .where("id", "=", message.id)
    .where("status", "=", "Waiting")
    .where("next_attempt_at", "=", message.next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores that a message claimed until `leaseEnds` is being sent: as failed, until the mail server has replied. Returns
 * false when the message is no longer claimed.
 */
export async function noteHandedOver(db: Executor, id: number, leaseEnds: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "Failed", last_error: mayHaveCome })
    .where("id", "=", id)
    .where("status", "=", "Waiting")
    .where("next_attempt_at", "=", leaseEnds)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores that a message was sent, and its text as `shorten` makes it: the text as it is now, for somebody may have been
 * taken out of it while it went out.
 */
export async function noteSent(
  db: Executor,
  { id, body }: Pick<OutboxRow, "id" | "body">,
  sent_at: string,
  shorten: (body: string) => string,
): Promise<void> {
  const values = { status: "Sent", sent_at, last_error: "", body: shorten(body) } as const;
  if (await noteOutcome(db, id, values, body)) return;
  const now = await db.selectFrom("outbox").select("body").where("id", "=", id).executeTakeFirst();
  if (now && now.body !== body) await noteSent(db, { id, body: now.body }, sent_at, shorten);
}

/**
 * Stores the outcome of sending. A message whose text was erased meanwhile stays empty, a withdrawn one withdrawn; false
 * for these, and when the text is no longer `body`.
 */
export async function noteOutcome(
  db: Executor,
  id: number,
  values: Updateable<Tables["outbox"]>,
  body?: string,
): Promise<boolean> {
  let query = db
    .updateTable("outbox")
    .set(values)
    .where("id", "=", id)
    .where("body", "<>", "")
    .where("last_error", "<>", outboxMessages.withdrawn);
  if (body !== undefined) query = query.where("body", "=", body);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes a message due at once, as if it was never tried; false when it has changed since it was read, or has no text. */
export async function sendAgain(db: Executor, message: OutboxRow, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "Waiting", attempts: 0, next_attempt_at: now })
    .where("id", "=", message.id)
    .where("status", "=", message.status)
    .where("next_attempt_at", "=", message.next_attempt_at)
    .where("last_error", "=", message.last_error)
    .where("body", "<>", "")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
