import type { InvoiceBuyer, InvoiceBuyerForm } from "#contract/papers.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { readGuestLink } from "../guest-links/read-guest-link.ts";
import type { PaidFor } from "../paid-for.ts";
import { lockPaidFor } from "../payments/payments.queries.ts";
import type { Services } from "../services.ts";
import { findBuyer, storeBuyer } from "./buyers.queries.ts";

/**
 * Stores the company that a guest wants the invoice written to, for staff who issue it.
 *
 * @throws not_found no such link, or it has ended
 */
export async function tellBuyer(services: Services, form: InvoiceBuyerForm): Promise<InvoiceBuyer> {
  const { key, ...buyer } = form;
  const paidFor = await readGuestLink(services, key);
  return inTransaction(services.db, async (transaction) => {
    await lockPaidFor(transaction, paidFor);
    // The guest may have been erased meanwhile, or the link renewed.
    await readGuestLink(withTransaction(services, transaction), key, [paidFor.table]);
    await storeBuyer(transaction, paidFor, {
      created_at: services.clock.now().toISOString(),
      buyer_name: buyer.buyerName,
      buyer_address: buyer.buyerAddress,
      buyer_gstin: buyer.buyerGstin,
    });
    return buyer;
  });
}

/** The company that the guest has told of; null while there is none. */
export async function readBuyer({ db }: Services, paidFor: PaidFor): Promise<InvoiceBuyer | null> {
  const row = await findBuyer(db.executor, paidFor);
  if (!row) return null;
  return { buyerName: row.buyer_name, buyerAddress: row.buyer_address, buyerGstin: row.buyer_gstin };
}
