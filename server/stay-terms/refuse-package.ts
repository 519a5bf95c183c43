import { bookingMessages } from "#contract/bookings.ts";
import type { Transaction } from "../db/open.ts";
import { fieldError } from "../errors.ts";
import { lockEnquiry } from "./lock-enquiry.queries.ts";

/**
 * Refuses a stay in the price of an enquiry that is none, or came to nothing; until the transaction ends nobody rejects
 * or deletes it.
 *
 * @throws invalid(packageBookingId)
 */
export async function refusePackage(transaction: Transaction, id: number): Promise<void> {
  const enquiry = await lockEnquiry(transaction, id);
  if (!enquiry) throw fieldError("packageBookingId", bookingMessages.unknownEnquiry);
  if (enquiry.status === "Rejected") throw fieldError("packageBookingId", bookingMessages.rejectedEnquiry);
}
