import { bookingMessages } from "#contract/bookings.ts";
import { linesOfAgreed } from "#contract/rules/agreed-price.ts";
import { formatPaise, toPaise } from "#contract/rules/money.ts";
import type { PriceLine } from "#contract/rules/price.ts";
import { type CalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import type { Transaction } from "../../db/open.ts";
import { AppError, fieldError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { readAddedTax } from "../../tariffs/read-added-tax.ts";
import { standingInvoice } from "./standing-invoice.queries.ts";

/** The total in whole rupees that staff and guest agreed on, if they did, for a stay as it is changed. */
type Agreed = {
  agreedTotal: number | undefined;
  booking: { id: number; package_enquiry_id: number | null };
  stay: { arrival: CalendarDate; departure: CalendarDate; rooms: number; status: BookingStatus };
};

/** In paise: lines and their sum. */
type Price = { lines: PriceLine[]; total: number };

/**
 * The price that was agreed on, which is `tariff`'s with an adjustment; `tariff` where none was. That is null while no
 * room type is settled.
 *
 * @throws invalid(agreedTotal) in a package's price, refused or over | conflict(agreedTotal) an invoice says another sum
 */
export async function agreedOr(
  tariff: Price | null,
  services: Services,
  transaction: Transaction,
  { agreedTotal, booking, stay }: Agreed,
): Promise<Price | null> {
  if (agreedTotal === undefined) return tariff;
  if (booking.package_enquiry_id !== null) throw fieldError("agreedTotal", bookingMessages.pricedInPackage);
  if (stay.status === "Rejected" || stay.status === "Completed")
    throw fieldError("agreedTotal", bookingMessages.priceIsSettled);
  const total = toPaise(agreedTotal);
  await refuseOtherInvoice(transaction, booking.id, total);
  if (tariff?.total === total) return tariff;
  const { arrival, departure, rooms } = stay;
  const nights = nightsBetween(arrival, departure);
  const tax = await readAddedTax(services, transaction);
  return { lines: linesOfAgreed(tariff?.lines ?? [], { arrival, nights, rooms }, total, tax), total };
}

/** Refuses a total while an invoice that no credit note has taken back says another. */
async function refuseOtherInvoice(transaction: Transaction, id: number, total: number): Promise<void> {
  const invoice = await standingInvoice(transaction, id);
  if (!invoice || invoice.total_paise === total) return;
  const said = `${invoice.number} says ${formatPaise(invoice.total_paise ?? 0)}`;
  const message = `${said}. Take it back with a credit note first, then agree on another price`;
  throw new AppError("conflict", { message, errors: { agreedTotal: message } });
}
