import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { type TaxChoice, withTaxes } from "#contract/rules/tax-words.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { roomsWords } from "#contract/rules/stay-words.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { stayValues } from "../payments/payment-message.ts";

/** The bookings' template, filled in for a stay. */
export function bookingMessage(template: string, booking: Booking): string {
  return fillTemplate(template, stayValues(booking));
}

/** The same with what was decided, for the guest to be told. */
export function decisionMessage(template: string, booking: Booking, taxes: TaxChoice): string {
  return `${bookingMessage(template, booking)} ${decisionWords(booking, taxes)}`.trim();
}

/** What was decided, in a sentence: an accepted stay with its price line by line, as the ticket has it. */
export function decisionWords(
  {
    status,
    rooms,
    roomType,
    hotel,
    total,
    priceLines,
  }: Pick<Booking, "status" | "rooms" | "roomType" | "hotel" | "total" | "priceLines">,
  taxes: TaxChoice,
): string {
  if (status === "Accepted") {
    const lines = priceLines.length > 0 ? ` (${linesInWords(priceLines)})` : "";
    const price = total === null ? "" : `, ${withTaxes(`${formatRupees(total)} in all`, taxes)}${lines}`;
    return `It is confirmed: ${roomsWords(rooms, roomType)}${price}.`;
  }
  if (status === "Rejected") return `We are sorry: ${hotel} has no room for these nights.`;
  return "";
}
