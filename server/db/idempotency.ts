import { createHash } from "node:crypto";
import type { FormSign } from "#contract/core/page-form.ts";
import type { Clock } from "../services.ts";
import type { Database, Executor, Transaction } from "./open.ts";
import { openReply, sealReply } from "./sealed-reply.ts";
import { inTransaction } from "./transaction.ts";

/** A form as it was sent: which call, the sender's key for this sending, and what it said. */
export type SentForm = { call: string; key?: string; body: unknown };
/** `sign`: how a page of ours says that its form was filled in. */
export type Sending = Omit<SentForm, "body"> & { sign?: FormSign };

/**
 * Runs `work` in a transaction, and only once for the same form with the same key: a second sending (double click,
 * retry after a broken connection) answers what the first one answered. A corrected form under the same key is another form.
 */
export async function once<T>(
  db: Database,
  clock: Clock,
  form: SentForm,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (!form.key) return inTransaction(db, work);
  const said = JSON.stringify([form.call, form.key, form.body]);
  const formHash = createHash("sha256").update(said).digest("hex");
  return inTransaction(db, async (transaction) => {
    const claimed = await transaction
      .insertInto("sent_forms")
      .values({ form_hash: formHash, reply: "null", created_at: clock.now().toISOString() })
      .onConflict((conflict) => conflict.column("form_hash").doNothing())
      .executeTakeFirst();
    if (Number(claimed.numInsertedOrUpdatedRows) === 0) return earlierReply<T>(transaction, formHash, said);
    const reply = await work(transaction);
    await transaction
      .updateTable("sent_forms")
      .set({ reply: sealReply(reply, said) })
      .where("form_hash", "=", formHash)
      .execute();
    return reply;
  });
}

async function earlierReply<T>(transaction: Transaction, formHash: string, said: string): Promise<T> {
  const { reply } = await transaction
    .selectFrom("sent_forms")
    .select("reply")
    .where("form_hash", "=", formHash)
    .executeTakeFirstOrThrow();
  // Those of a version before this one are not sealed.
  return (reply.startsWith("{") ? JSON.parse(reply) : openReply(reply, said)) as T;
}

/** Forgets forms that nobody will send again. */
export function deleteFormsSentBefore(db: Executor, moment: string) {
  return db.deleteFrom("sent_forms").where("created_at", "<", moment).execute();
}
