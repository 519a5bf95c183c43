import { createHash } from "node:crypto";
import type { FormSign } from "#contract/core/page-form.ts";
import type { Clock } from "../clock.ts";
import type { Database, Executor, Transaction } from "./open.ts";
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

/** In milliseconds: for so long the same content from the same network is one form, whatever its key. */
const repeatWindow = 10 * 60_000;

/** What a submission is known by: a text and its hash, and from when on an earlier one with the same text counts. */
type Claim = { content: string; hash: string; since: string };

/**
 * Runs `work` in a transaction, and only once for the same form with the same key: a second submission (double click,
 * retry after a broken connection) gets the reply of the first. A corrected form under the same key is another form.
 * The key is made by the page's script, so a form sent before the script came has none and one sent from two tabs has
 * two: the same content from one network is one form for ten minutes, too.
 */
export async function withIdempotency<T>(
  db: Database,
  clock: Clock,
  form: SubmittedForm,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const claims = claimsOf(form, now);
  if (claims.length === 0) return inTransaction(db, work);
  return inTransaction(db, async (transaction) => {
    const claimed: Claim[] = [];
    for (const claim of claims) {
      if (await isFirst(transaction, claim, now)) {
        claimed.push(claim);
        continue;
      }
      const reply = await earlierReply<T>(transaction, claim);
      await storeReply(transaction, claimed, form.call, reply);
      return reply;
    }
    const reply = await work(transaction);
    await storeReply(transaction, claims, form.call, reply);
    return reply;
  });
}

/** By the key, and by content and network. */
function claimsOf({ call, key, sender, body }: SubmittedForm, now: Date): Claim[] {
  const recently = new Date(now.getTime() - repeatWindow).toISOString();
  return [
    ...(key ? [claimOf([call, key, body], "")] : []),
    ...(sender ? [claimOf([call, "", sender, body], recently)] : []),
  ];
}

function claimOf(parts: readonly unknown[], since: string): Claim {
  const content = JSON.stringify(parts);
  return { content, hash: createHash("sha256").update(content).digest("hex"), since };
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

async function storeReply(
  transaction: Transaction,
  claims: readonly Claim[],
  call: string,
  reply: unknown,
): Promise<void> {
  for (const { hash, content } of claims)
    await transaction
      .updateTable("sent_forms")
      .set({ reply: sealReply(reply, content), about: `${call} ${idOf(reply)}` })
      .where("form_hash", "=", hash)
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
