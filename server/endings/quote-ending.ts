import { endingMessages } from "#contract/endings.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { Ending } from "#contract/rules/owed.ts";
import { moneyOfStay } from "#contract/rules/payment.ts";
import { type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { type BookingRow, findBooking } from "../bookings/bookings.queries.ts";
import { AppError, orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { chargeFor, dayOfCharge } from "../stay-terms/charge-for.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";

/**
 * What ending a stay today would cost, in whole rupees.
 *
 * @throws not_found | conflict as `refuseEnding`
 */
export async function quoteEnding(services: Services, { id, ending }: { id: number; ending: Ending }) {
  const booking = orNotFound(await findBooking(services.db.executor, id), "booking");
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
