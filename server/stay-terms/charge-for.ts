import { chargePercent, type Ending, percentOf } from "#contract/rules/owed.ts";
import { type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import { agreedPolicy, type PolicyRow } from "./agreed-policy.ts";

type Charged = PolicyRow & { arrival: CalendarDate; total_paise: number | null };

type Ended = Charged & {
  cancel_asked_at: string | null;
  ended_at: string | null;
  ended_from: BookingStatus | null;
  ending: Ending | null;
  charge_paise: number | null;
};

/** The day whose step of the ladder counts: that on which the guest asked to cancel, else today. */
export function dayOfCharge(
  { cancel_asked_at }: { cancel_asked_at: string | null },
  ending: Ending,
  today: CalendarDate,
): CalendarDate {
  if (cancel_asked_at === null || ending !== "Cancelled") return today;
  return todayInKashmir(new Date(cancel_asked_at));
}

/**
 * The charge in paise for ending a stay on `today`, by the terms it was accepted under: nothing for one that never was;
 * null while its total is not settled.
 */
export function chargeFor(booking: Charged, ending: Ending, today: CalendarDate): number | null {
  const agreed = agreedPolicy(booking);
  if (!agreed) return 0;
  const percent = chargePercent(agreed.ladder, booking.arrival, today, ending);
  if (percent === 0) return 0;
  return booking.total_paise === null ? null : percentOf(booking.total_paise, percent);
}

/** The columns of a stay that ended while its total was open, once that is settled: what its end cost on its day. */
export function settledCharge(booking: Ended, total: number | null) {
  const { ending, ended_at, ended_from, charge_paise } = booking;
  if (ending === null || ended_at === null || charge_paise !== null || total === null) return {};
  const day = dayOfCharge(booking, ending, todayInKashmir(new Date(ended_at)));
  const then = { ...booking, status: ended_from ?? booking.status, total_paise: total };
  return { charge_paise: chargeFor(then, ending, day) };
}
