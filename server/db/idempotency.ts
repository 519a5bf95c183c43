import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { FormSign } from "#contract/core/page-form.ts";
import type { Clock } from "../clock.ts";
import { lockName } from "./locks.ts";
import type { Database, Executor, Transaction } from "./open.ts";
import type { Tables } from "./tables.ts";
import { openReply, sealReply } from "./sealed-reply.ts";
import { inTransaction } from "./transaction.ts";

/** A submitted form: its call, the sender's idempotency key and network, and the body. */
export type SubmittedForm = { call: string; key?: string; sender?: string; body: unknown };
/**
 * `address`: the sender's, for limits; `sign`: what the site's own page reports about how its form was filled in; `notice`: the version of the privacy notice
 * that it showed.
 */
export type Submission = Omit<SubmittedForm, "body"> & {
  address?: string;
  sign?: FormSign;
  notice?: string;
};

/** In milliseconds: for so long the same content from the same network is one form, where one of the two has no key. */
const repeatWindow = 10 * 60_000;

/** Begins the hashes of forms that are known without a key. */
const guessable = "guessable ";

/** What a submission is known by: a text and its hash, and from when on an earlier one with the same text counts. */
type Claim = { content: string; hash: string; since: string };

/**
 * Runs `work` in a transaction, and only once for the same form with the same key: a second submission (double click,
 * retry after a broken connection) gets the reply of the first. A corrected form under the same key is another form.
 * The key is made by the page's script: without scripts the same content from one network is one form for ten minutes,
 * and so is one sent both before the script came and after it.
 */
export async function withIdempotency<T>(
  { db, clock }: { db: Database; clock: Clock },
  form: SubmittedForm,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const known = claimsOf(form, now);
  if (!known) return inTransaction(db, work);
  const { own, noted, otherWay } = known;
  return inTransaction(db, async (transaction) => {
    // Neither of the two would see the other's row before it is committed.
    if (otherWay) await lockName(transaction, (noted ?? otherWay).hash, 0);
    if (!(await isFirst(transaction, own, now))) return earlierReply<T>(transaction, own);
    const isSentBefore = otherWay && (await isThere(transaction, otherWay));
    const reply = isSentBefore ? await earlierReply<T>(transaction, otherWay) : await work(transaction);
    const about = `${form.call} ${idOf(reply)}`;
    for (const { hash, content } of noted && !isSentBefore ? [own, noted] : [own])
      await storeReply(transaction, {
        form_hash: hash,
        reply: sealReply(reply, content),
        about,
        created_at: now.toISOString(),
      });
    return reply;
  });
}

type Known = {
  /** Who comes second with it gets the first one's reply. */
  own: Claim;
  /** Kept beside it, for the same form sent without a key. */
  noted?: Claim;
  /** The same form from the same network, sent with a key if this has none, or without if it has one. */
  otherWay?: Claim;
};

function claimsOf({ call, key, sender, body }: SubmittedForm, now: Date): Known | undefined {
  if (!sender) return key ? { own: claimOf([call, key, body], "") } : undefined;
  const withoutKey = guessableClaim([call, "", sender, body], recently(now));
  const withKey = guessableClaim([call, "with a key", sender, body], recently(now));
  if (!key) return { own: withoutKey, otherWay: withKey };
  return { own: claimOf([call, key, body], ""), noted: withKey, otherWay: withoutKey };
}

function recently(now: Date): string {
  return new Date(now.getTime() - repeatWindow).toISOString();
}

function claimOf(parts: readonly unknown[], since: string): Claim {
  const content = JSON.stringify(parts);
  return { content, hash: createHash("sha256").update(content).digest("hex"), since };
}

/** What somebody who knows the form and the network could seal a reply with. */
function guessableClaim(parts: readonly unknown[], since: string): Claim {
  const claim = claimOf(parts, since);
  return { ...claim, hash: `${guessable}${claim.hash}` };
}

async function isFirst(transaction: Transaction, { hash, since }: Claim, now: Date): Promise<boolean> {
  const unused = { reply: "null", created_at: now.toISOString() };
  const claimed = await transaction
    .insertInto("sent_forms")
    .values({ form_hash: hash, ...unused })
    .onConflict((same) =>
      same.column("form_hash").doUpdateSet(unused).where("sent_forms.created_at", "<", since),
    )
    .executeTakeFirst();
  return Number(claimed.numInsertedOrUpdatedRows) > 0;
}

async function isThere(transaction: Transaction, { hash, since }: Claim): Promise<boolean> {
  const found = await transaction
    .selectFrom("sent_forms")
    .select("form_hash")
    .where("form_hash", "=", hash)
    .where("created_at", ">=", since)
    .executeTakeFirst();
  return found !== undefined;
}

async function storeReply(transaction: Transaction, sent: Insertable<Tables["sent_forms"]>): Promise<void> {
  await transaction
    .insertInto("sent_forms")
    .values(sent)
    .onConflict((same) => same.column("form_hash").doUpdateSet(sent))
    .execute();
}

async function earlierReply<T>(transaction: Transaction, { hash, content }: Claim): Promise<T> {
  const { reply } = await transaction
    .selectFrom("sent_forms")
    .select("reply")
    .where("form_hash", "=", hash)
    .executeTakeFirstOrThrow();
  // Replies stored by earlier versions are not encrypted.
  return (reply.startsWith("{") ? JSON.parse(reply) : openReply(reply, content)) as T;
}

function idOf(reply: unknown): string {
  return typeof reply === "object" && reply !== null && "id" in reply ? String(reply.id) : "";
}

/** Deletes the idempotency keys stored before the moment. */
export function forgetKeysBefore(db: Executor, moment: string) {
  return db.deleteFrom("sent_forms").where("created_at", "<", moment).execute();
}

/** Deletes the replies that are sealed without a key, once nobody gets them any more. */
export function forgetGuessable(db: Executor, now: Date) {
  return db
    .deleteFrom("sent_forms")
    .where("form_hash", "like", `${guessable}%`)
    .where("created_at", "<", recently(now))
    .execute();
}
