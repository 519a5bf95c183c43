import type { NightAvailability } from "#contract/availability.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { addDays, type CalendarDate, nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";

/** What limits the choice of nights. */
export type KnownNights = {
  /** The earliest arrival; empty when there is no limit. */
  earliest: CalendarDate;
  leastNights: number;
  mostNights: number;
  /** Staff may book fewer nights than the minimum stay for guests. */
  isOffice?: boolean;
  /** Free rooms and minimum stay by night, as far as they have been read. */
  nights: ReadonlyMap<CalendarDate, Pick<NightAvailability, "free" | "minNights">>;
};

/** Minimum nights of a stay that begins on `arrival`. */
export function leastFrom(arrival: CalendarDate, { leastNights, nights, isOffice }: KnownNights): number {
  return isOffice ? leastNights : Math.max(leastNights, nights.get(arrival)?.minNights ?? 1);
}

/** Why a stay cannot begin on a day, in words; undefined when it can. */
export function arrivalRefusal(day: CalendarDate, limits: KnownNights): string | undefined {
  if (day < limits.earliest) return `${shortDate(day)} is over`;
  return soldIn(day, addDays(day, leastFrom(day, limits)), limits);
}

/** Why a stay that begins on `arrival` cannot end on a later day, in words; undefined when it can. */
export function departureRefusal(
  arrival: CalendarDate,
  day: CalendarDate,
  limits: KnownNights,
): string | undefined {
  const nights = nightsBetween(arrival, day);
  const minNights = leastFrom(arrival, limits);
  if (nights < minNights) return `At least ${countOf(minNights, "night")} here`;
  if (nights > limits.mostNights) return `At most ${countOf(limits.mostNights, "night")} at once`;
  return soldIn(arrival, day, limits);
}

/** Names the first sold-out night of a stay. Departure is in the morning: its day may be the one of a sold-out night. */
function soldIn(arrival: CalendarDate, departure: CalendarDate, limits: KnownNights): string | undefined {
  const night = nightsOf(arrival, departure).find((each) => limits.nights.get(each)?.free === 0);
  return night && `The night of ${shortDate(night)} is sold out`;
}
