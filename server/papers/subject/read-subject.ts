import { paperMessages } from "#contract/papers.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { findBooking } from "../../bookings/bookings.queries.ts";
import { findCabBooking } from "../../cab-bookings/cab-bookings.queries.ts";
import type { Transaction } from "../../db/open.ts";
import { fieldError } from "../../errors.ts";
import { findPackageBooking } from "../../package-bookings/package-bookings.queries.ts";
import { type PaidFor, paidFields } from "../../paid-for.ts";
import { lockPaidFor } from "../../payments/payments.queries.ts";
import type { Services } from "../../services.ts";
import { cabSubject, packageSubject } from "./journey-subjects.ts";
import { staySubject } from "./stay-subject.ts";
import type { Subject } from "./subject.ts";

/** The stay, package or cab for a paper, locked until the transaction ends. Throws invalid when there is none. */
export async function readSubject(
  { clock }: Services,
  transaction: Transaction,
  paidFor: PaidFor,
): Promise<Subject> {
  await lockPaidFor(transaction, paidFor);
  const found = await find(transaction, paidFor, todayInKashmir(clock.now()));
  if (!found) throw fieldError(paidFields[paidFor.table], paperMessages.unknownBooking);
  return found;
}

async function find(transaction: Transaction, { table, id }: PaidFor, today: string) {
  if (table === "bookings") {
    const booking = await findBooking(transaction, id);
    return booking && staySubject(booking);
  }
  if (table === "package_bookings") {
    const enquiry = await findPackageBooking(transaction, id);
    return enquiry && packageSubject(enquiry, today);
  }
  const cab = await findCabBooking(transaction, id);
  return cab && cabSubject(cab);
}
