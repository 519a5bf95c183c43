import { paymentMessages } from "#contract/payments.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import { findBooking, findBookingByReference } from "../bookings/bookings.queries.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";
import type { Transaction } from "../db/open.ts";
import { fieldError } from "../errors.ts";
import type { PaidFor } from "../paid-for.ts";
import { creditLeft } from "../stay-terms/credit-left.queries.ts";

/** The stay whose credit is used for another one. */
type Source = Awaited<ReturnType<typeof findSource>>;

/** The stay that a reference names. */
export function findSource(transaction: Transaction, reference: string) {
  return findBookingByReference(transaction, reference.trim().toUpperCase());
}

type Asked = { paidFor: PaidFor; paise: number; from: Source };

/**
 * Checks money of a stay that is set aside for a later one (`paise` below zero: no more than is overpaid), or used for
 * this one (above zero: no more than is left), and returns the stay that it comes from. Both stays must be locked.
 *
 * @throws invalid(method) not for a stay | invalid(amount) | invalid(reference) no such stay
 */
export async function creditOf(transaction: Transaction, { paidFor, paise, from }: Asked) {
  const stay = paidFor.table === "bookings" && (await findBooking(transaction, paidFor.id));
  if (!stay) throw fieldError("method", paymentMessages.creditForStays);
  if (paise < 0) {
    const { over } = moneyOfBooking(stay);
    if (toRupees(-paise) > over) throw fieldError("amount", `Only ${formatRupees(over)} is over`);
    return { creditOf: stay.id, reference: stay.reference };
  }
  if (!from) throw fieldError("reference", paymentMessages.unknownCredit);
  const available = await creditLeft(transaction, from.id);
  if (paise <= available) return { creditOf: from.id, reference: from.reference };
  const message = `Only ${formatRupees(toRupees(available))} is left of the money kept from ${from.reference}`;
  throw fieldError("amount", message);
}
