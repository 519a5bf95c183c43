import { storePayment } from "../../payments/store-payment.ts";
import type { ImportContext, ImportedRecord } from "../import-row.ts";
import type { Received } from "./stay-money.ts";

/** Stores what came in for a stay of a file as a payment, as staff record one. */
export async function storeReceived(
  { services, transaction }: ImportContext,
  bookingId: number,
  received: Received,
): Promise<ImportedRecord> {
  const payment = {
    ...received,
    paidFor: { table: "bookings", id: bookingId },
    reference: "",
    note: "From an imported file",
    createdAt: services.clock.now().toISOString(),
  } as const;
  return { kind: "payments", id: (await storePayment(transaction, payment)).id };
}
