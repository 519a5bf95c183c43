import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { facts, type Email, composeForGuest } from "../outbox/email.ts";
import type { BookingRow } from "../bookings/bookings.queries.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";

/** The email about how the stay ended and what that costs; none without an address. */
export function endingEmails(booking: BookingRow): Email[] {
  const { reference, hotel_name, ending, waived } = booking;
  const { paid, charge, due, over } = moneyOfBooking(booking);
  const tour = booking.package_reference;
  const sentence =
    ending === "No show"
      ? `We expected you at ${hotel_name} and you did not arrive, so we have let your rooms go.`
      : `Your stay at ${hotel_name} is cancelled, and your rooms are let go.`;
  const rupees = (amount: number | null) => (amount ? formatRupees(amount) : null);
  const sums = facts([
    ["Cancellation charge", charge === null || tour ? null : charge === 0 ? "none" : formatRupees(charge)],
    ["Received from you", rupees(paid)],
    ["Still to be paid", rupees(due)],
    ["We return to you", rupees(over)],
  ]);
  const subject =
    ending === "No show" ? `Your booking ${reference}` : `Your booking ${reference} is cancelled`;
  const ofPackage = tour ? `Its price is in that of your package ${tour}.` : "";
  const why = waived === null ? "" : `${tour ? "The reason" : "We charge nothing for it"}: ${waived}.`;
  return emailTo(booking, subject, [
    sentence,
    `Reference: ${reference}\n${daysOf(booking)}`,
    ofPackage,
    sums,
    why,
  ]);
}

/** The email that says that the stay takes place after all. */
export function takenBackEmails(booking: BookingRow): Email[] {
  const { reference, hotel_name } = booking;
  const sentence = `Your stay at ${hotel_name} is on again, as it was before: we had ended it by mistake, or you asked us to bring it back.`;
  return emailTo(booking, `Your booking ${reference} is on again`, [sentence, daysOf(booking)]);
}

export function emailTo(booking: BookingRow, subject: string, paragraphs: string[]): Email[] {
  const { reference, email: recipient, customer_name } = booking;
  if (!recipient) return [];
  const text = composeForGuest(customer_name, paragraphs);
  return [{ kind: "booking", reference, audience: "guest", recipient, subject, text }];
}

export function daysOf({ arrival, departure }: BookingRow): string {
  return facts([
    ["Check-in", longDate(arrival)],
    ["Check-out", longDate(departure)],
  ]);
}
