import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { Ending } from "#contract/rules/owed.ts";
import { type TaxChoice, taxesOf, withTaxes } from "#contract/rules/tax-words.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { roomsWords } from "#contract/rules/stay-words.ts";
import { costInWords } from "#app/features/bookings/ticket/cost-in-words.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { stayValues } from "../payments/payment-message.ts";

/** The bookings' template, filled in for a stay. */
export function bookingMessage(template: string, booking: Booking): string {
  return fillTemplate(template, stayValues(booking));
}

/** The same, followed by the decision. */
export function decisionMessage(template: string, booking: Booking, taxes: TaxChoice): string {
  return `${bookingMessage(template, booking)} ${decisionWords(booking, taxes)}`.trim();
}

type Decided = Pick<
  Booking,
  | "status"
  | "rooms"
  | "roomType"
  | "hotel"
  | "total"
  | "priceLines"
  | "ending"
  | "charge"
  | "due"
  | "over"
  | "packageReference"
>;

/**
 * The decision in a sentence: an accepted stay with its price lines, as on the ticket; a stay that was cancelled, or whose
 * guests did not come, with its charge.
 */
export function decisionWords(booking: Decided, taxes: TaxChoice): string {
  const { status, rooms, roomType, hotel, total, priceLines } = booking;
  if (booking.ending) return `${endingWords[booking.ending]}: ${costInWords(booking)}`;
  if (status === "Accepted" && booking.packageReference !== undefined)
    return `It is confirmed: ${roomsWords(rooms, roomType)}, in the price of your package ${booking.packageReference}.`;
  if (status === "Accepted") {
    const lines = priceLines.length > 0 ? ` (${linesInWords(priceLines)})` : "";
    const taxWords = taxesOf(priceLines, taxes);
    const price = total === null ? "" : `, ${withTaxes(`${formatRupees(total)} in all`, taxWords)}${lines}`;
    return `It is confirmed: ${roomsWords(rooms, roomType)}${price}.`;
  }
  if (status === "Rejected") return `We are sorry: ${hotel} has no room for these nights.`;
  return "";
}

const endingWords: Record<Ending, string> = {
  Cancelled: "It is cancelled",
  "No show": "It has ended, for nobody came",
};
