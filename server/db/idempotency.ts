import { createHash } from "node:crypto";
import type { FormSign } from "#contract/core/page-form.ts";
import type { Clock } from "../clock.ts";
import type { Database, Executor, Transaction } from "./open.ts";
import { openReply, sealReply } from "./sealed-reply.ts";
import { inTransaction } from "./transaction.ts";

/** A submitted form: its call, the sender's idempotency key or network, and the body. */
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

/** In milliseconds: for so long the same content from the same network, without a key, is one form. */
const repeatWindow = 10 * 60_000;

/**
 * Runs `work` in a transaction, and only once for the same form with the same key: a second submission (double click,
 * retry after a broken connection) gets the reply of the first. A corrected form under the same key is another form.
 * Pages without scripts send no key: the same content from one network is then one form for ten minutes.
 */
export async function withIdempotency<T>(
  db: Database,
  clock: Clock,
  form: SubmittedForm,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { call, key, sender, body } = form;
  if (!key && !sender) return inTransaction(db, work);
  const content = JSON.stringify(key ? [call, key, body] : [call, "", sender, body]);
  const formHash = createHash("sha256").update(content).digest("hex");
  const now = clock.now();
  const repeatable = key ? "" : new Date(now.getTime() - repeatWindow).toISOString();
  return inTransaction(db, async (transaction) => {
    const unused = { reply: "null", created_at: now.toISOString() };
    const claimed = await transaction
      .insertInto("sent_forms")
      .values({ form_hash: formHash, ...unused })
      .onConflict((same) =>
        same.column("form_hash").doUpdateSet(unused).where("sent_forms.created_at", "<", repeatable),
      )
      .executeTakeFirst();
    if (Number(claimed.numInsertedOrUpdatedRows) === 0)
      return earlierReply<T>(transaction, formHash, content);
    const reply = await work(transaction);
    await transaction
      .updateTable("sent_forms")
      .set({ reply: sealReply(reply, content), about: `${form.call} ${idOf(reply)}` })
      .where("form_hash", "=", formHash)
      .execute();
    return reply;
  });
}

async function earlierReply<T>(transaction: Transaction, formHash: string, content: string): Promise<T> {
  const { reply } = await transaction
    .selectFrom("sent_forms")
    .select("reply")
    .where("form_hash", "=", formHash)
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
