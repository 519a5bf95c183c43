import { createHash } from "node:crypto";
import type { FormSign } from "#contract/core/page-form.ts";
import type { Clock } from "../services.ts";
import type { Database, Executor, Transaction } from "./open.ts";
import { openReply, sealReply } from "./sealed-reply.ts";
import { inTransaction } from "./transaction.ts";

/** A submitted form: its call, the sender's idempotency key, and the body. */
export type SubmittedForm = { call: string; key?: string; body: unknown };
/**
 * `sign`: what the site's own page reports about how its form was filled in; `notice`: the version of the privacy notice
 * that it showed.
 */
export type Submission = Omit<SubmittedForm, "body"> & { sign?: FormSign; notice?: string };

/**
 * Runs `work` in a transaction, and only once for the same form with the same key: a second submission (double click,
 * retry after a broken connection) gets the reply of the first. A corrected form under the same key is another form.
 */
export async function withIdempotency<T>(
  db: Database,
  clock: Clock,
  form: SubmittedForm,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (!form.key) return inTransaction(db, work);
  const content = JSON.stringify([form.call, form.key, form.body]);
  const formHash = createHash("sha256").update(content).digest("hex");
  return inTransaction(db, async (transaction) => {
    const claimed = await transaction
      .insertInto("sent_forms")
      .values({ form_hash: formHash, reply: "null", created_at: clock.now().toISOString() })
      .onConflict((conflict) => conflict.column("form_hash").doNothing())
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
