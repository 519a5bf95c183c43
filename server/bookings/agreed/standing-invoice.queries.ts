import type { Transaction } from "../../db/open.ts";

/** The invoice of a stay that no credit note has taken back. */
export function standingInvoice(transaction: Transaction, bookingId: number) {
  return transaction
    .selectFrom("papers")
    .leftJoin("papers as credits", "credits.credits_id", "papers.id")
    .select(["papers.number", "papers.total_paise"])
    .where("papers.booking_id", "=", bookingId)
    .where("papers.kind", "=", "invoice")
    .where("credits.id", "is", null)
    .executeTakeFirst();
}
