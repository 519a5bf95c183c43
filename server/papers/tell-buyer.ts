import type { InvoiceBuyer, InvoiceBuyerForm } from "#contract/papers.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { readGuestLink } from "../guest-links/read-guest-link.ts";
import type { Email } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { PaidFor } from "../paid-for.ts";
import { lockPaidFor } from "../payments/payments.queries.ts";
import type { Services } from "../services.ts";
import { findBuyer, storeBuyer } from "./buyers.queries.ts";
import { creditOf, latestOf } from "./papers.queries.ts";
import { guestOf } from "./present-paper.ts";
import { readSubject } from "./subject/read-subject.ts";

/**
 * Stores the company that a guest wants the invoice written to, for staff who issue it; who has issued it is told. `from`:
 * the sender's network address, for limits.
 *
 * @throws not_found no such link, or it has ended
 */
export async function tellBuyer(
  services: Services,
  form: InvoiceBuyerForm,
  from?: string,
): Promise<InvoiceBuyer> {
  const { key, ...buyer } = form;
  const paidFor = await readGuestLink(services, key);
  return inTransaction(services.db, async (transaction) => {
    await lockPaidFor(transaction, paidFor);
    // The guest may have been erased meanwhile, or the link renewed.
    await readGuestLink(withTransaction(services, transaction), key, [paidFor.table]);
    await tellStaff(services, transaction, paidFor, { buyer, from });
    await storeBuyer(transaction, paidFor, {
      created_at: services.clock.now().toISOString(),
      buyer_name: buyer.buyerName,
      buyer_address: buyer.buyerAddress,
      buyer_gstin: buyer.buyerGstin,
    });
    return buyer;
  });
}

const emailKinds = {
  bookings: "booking",
  package_bookings: "package booking",
  cab_bookings: "cab booking",
} as const;

/** Tells staff of a company that is another than before, where an invoice to somebody else stands. */
async function tellStaff(
  services: Services,
  transaction: Transaction,
  paidFor: PaidFor,
  { buyer, from }: { buyer: InvoiceBuyer; from: string | undefined },
): Promise<void> {
  const before = await findBuyer(transaction, paidFor);
  if (before?.buyer_gstin === buyer.buyerGstin && before.buyer_name === buyer.buyerName) return;
  const invoice = await latestOf(transaction, paidFor, "invoice");
  if (!invoice || (await creditOf(transaction, invoice.id))) return;
  const named = guestOf(invoice);
  if (named.gstin === buyer.buyerGstin && named.name === buyer.buyerName) return;
  const { reference, guest } = await readSubject(services, transaction, paidFor);
  const email: Email = {
    kind: emailKinds[paidFor.table],
    reference,
    audience: "staff",
    subject: `${guest.name} wants the invoice of ${reference} to ${buyer.buyerName}`,
    text: `Invoice ${invoice.number} was issued before, to ${named.name || "the guest"}. A credit note takes it back; then issue a new one, where the company is filled in.`,
  };
  await queueEmails(services, transaction, [email], from);
}

/** The company that the guest has told of; null while there is none. */
export async function readBuyer({ db }: Services, paidFor: PaidFor): Promise<InvoiceBuyer | null> {
  const row = await findBuyer(db.executor, paidFor);
  if (!row) return null;
  return { buyerName: row.buyer_name, buyerAddress: row.buyer_address, buyerGstin: row.buyer_gstin };
}
