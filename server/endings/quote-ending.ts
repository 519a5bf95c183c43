import { endingMessages } from "#contract/endings.ts";
import { toRupees } from "#contract/rules/money.ts";
import { chargePercent, type Ending, percentOf } from "#contract/rules/owed.ts";
import { moneyOfStay } from "#contract/rules/payment.ts";
import { type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { type BookingRow, findBooking } from "../bookings/bookings.queries.ts";
import { AppError, notFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { agreedPolicy } from "../stay-terms/agreed-policy.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";

/**
 * What ending a stay today would cost, in whole rupees.
 *
 * @throws not_found | conflict as `refuseEnding`
 */
export async function quoteEnding(services: Services, { id, ending }: { id: number; ending: Ending }) {
  const booking = await findBooking(services.db.executor, id);
  if (!booking) throw notFound("booking");
  return quoteFor(services, booking, ending);
}

/** `quoteEnding` for a stay that was read already. Throws conflict as `refuseEnding`. */
export function quoteFor(services: Services, booking: BookingRow, ending: Ending) {
  const today = todayInKashmir(services.clock.now());
  refuseEnding(booking, ending, today);
  const charge = chargeFor(booking, ending, dayOfCharge(booking, ending, today));
  const { total, paid } = moneyOfBooking(booking);
  const inRupees = charge === null ? null : toRupees(charge);
  const { due, over } = moneyOfStay("Rejected", total, paid, { charge: inRupees });
  return { total, paid, charge: inRupees, due, over };
}

/** The day that counts for the charge: when the guest asked to cancel, else today. */
export function dayOfCharge(
  { cancel_asked_at }: BookingRow,
  ending: Ending,
  today: CalendarDate,
): CalendarDate {
  if (cancel_asked_at === null || ending !== "Cancelled") return today;
  return todayInKashmir(new Date(cancel_asked_at));
}

/**
 * The charge in paise for ending a stay on `today`, by the terms it was accepted under: 0 if it never was; null while
 * its total is not settled.
 */
export function chargeFor(booking: BookingRow, ending: Ending, today: CalendarDate): number | null {
  const agreed = agreedPolicy(booking);
  if (!agreed) return 0;
  const percent = chargePercent(agreed.ladder, booking.arrival, today, ending);
  if (percent === 0) return 0;
  return booking.total_paise === null ? null : percentOf(booking.total_paise, percent);
}

/** Throws `conflict` for a stay that has ended already, or cannot end in this way today. */
export function refuseEnding(booking: BookingRow, ending: Ending, today: CalendarDate): void {
  const refusal = whyNot(booking, ending, today);
  if (refusal) throw new AppError("conflict", { message: refusal });
}

function whyNot(booking: BookingRow, ending: Ending, today: CalendarDate): string | undefined {
  const { status, arrival, departure } = booking;
  if (booking.ending === "Cancelled") return "This stay was cancelled already";
  if (booking.ending === "No show") return "It is noted already that the guests never came";
  if (status === "Rejected") return endingMessages.rejected;
  if (status === "Completed") return endingMessages.completed;
  if (ending === "Cancelled" && departure <= today) return endingMessages.over;
  if (ending === "No show" && arrival > today) return endingMessages.early;
  return undefined;
}
