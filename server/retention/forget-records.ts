import type { RequestKind } from "#contract/record-kinds.ts";
import { setImmediate as turn } from "node:timers/promises";
import { blankChanges } from "../people/blank-changes.ts";
import {
  blankEmails,
  deleteForGood,
  enquiriesWithStays,
  isPaymentFor,
  lockPaid,
  makeNameless,
  paymentsOf,
} from "../people/erase.queries.ts";
import { type Row, textOf } from "../people/scan.queries.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { emailsAbout, unchangedOf } from "./old-records.queries.ts";

/** Records per transaction: some milliseconds, in which others wait for the write lock. */
const atOnce = 50;

export type ForgetResult = { deleted: number; nameless: number };

type Parts = AsyncIterable<Row[]>;

/**
 * Purges old records of one kind in batches. `how`: deletes them, or only removes the person; a record that was paid
 * for, or has a stay in its price, is never deleted. A record that somebody changes meanwhile is left for the next run.
 */
export async function forgetRecords(
  services: Services,
  kind: RequestKind,
  how: "delete" | "keep nameless",
  batches: Parts,
  stop?: AbortSignal,
): Promise<ForgetResult> {
  const all: ForgetResult = { deleted: 0, nameless: 0 };
  for await (const rows of batches) {
    for (let from = 0; from < rows.length; from += atOnce) {
      if (stop?.aborted) return all;
      const { deleted, nameless } = await forgetSome(services, kind, how, rows.slice(from, from + atOnce));
      all.deleted += deleted;
      all.nameless += nameless;
      // SQLite runs synchronously: without this nobody else would be answered meanwhile.
      await turn();
    }
  }
  return all;
}

function forgetSome(
  { db, clock }: Services,
  kind: RequestKind,
  how: string,
  rows: Row[],
): Promise<ForgetResult> {
  const now = clock.now().toISOString();
  return inTransaction(db, async (transaction) => {
    const named = rows.map(({ id }) => ({ kind, id }));
    await lockPaid(transaction, named);
    const payments = await paymentsOf(transaction, named);
    const counted = payments.filter(({ deleted_at }) => deleted_at === null);
    const withStays = await enquiriesWithStays(transaction, named);
    const unchanged = await unchangedOf(transaction, kind, rows);
    const done: Row[] = [];
    let nameless = 0;
    for (const row of unchanged) {
      const record = { kind, id: row.id, row };
      const isPaid = counted.some((payment) => isPaymentFor(payment, [record]));
      const isKept = how !== "delete" || isPaid || withStays.has(row.id);
      const isDone = isKept ? makeNameless(transaction, record, now) : deleteForGood(transaction, record);
      if (!(await isDone)) continue;
      done.push(row);
      if (isKept) nameless += 1;
    }
    const ids = done.map(({ id }) => id);
    const references = done.map((row) => textOf(row, "reference")).filter(Boolean);
    await blankEmails(transaction, await emailsAbout(transaction, references, kind === "reviews" ? ids : []));
    await blankChanges(transaction, kind, ids);
    const forgotten = ids.map((id) => ({ kind, id }));
    const ofPayments = payments.filter((payment) => isPaymentFor(payment, forgotten)).map(({ id }) => id);
    await blankChanges(transaction, "payments", ofPayments);
    return { deleted: done.length - nameless, nameless };
  });
}
