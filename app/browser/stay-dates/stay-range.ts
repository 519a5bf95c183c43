import type { ToldNight } from "#contract/availability.ts";
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
  told: ReadonlyMap<CalendarDate, Pick<ToldNight, "free" | "minNights">>;
};

/** Minimum nights of a stay that begins on `arrival`. */
export function leastFrom(arrival: CalendarDate, { leastNights, told, isOffice }: KnownNights): number {
  return isOffice ? leastNights : Math.max(leastNights, told.get(arrival)?.minNights ?? 1);
}

/** Why a stay cannot begin on a day, in words; undefined when it can. */
export function arrivalRefusal(day: CalendarDate, known: KnownNights): string | undefined {
  if (day < known.earliest) return `${shortDate(day)} is over`;
  return soldIn(day, addDays(day, leastFrom(day, known)), known);
}

/** Why a stay that begins on `arrival` cannot end on a later day, in words; undefined when it can. */
export function departureRefusal(
  arrival: CalendarDate,
  day: CalendarDate,
  known: KnownNights,
): string | undefined {
  const nights = nightsBetween(arrival, day);
  const least = leastFrom(arrival, known);
  if (nights < least) return `At least ${countOf(least, "night")} here`;
  if (nights > known.mostNights) return `At most ${countOf(known.mostNights, "night")} at once`;
  return soldIn(arrival, day, known);
}

/** Names the first sold-out night of a stay. Departure is in the morning: its day may be the one of a sold-out night. */
function soldIn(arrival: CalendarDate, departure: CalendarDate, known: KnownNights): string | undefined {
  const night = nightsOf(arrival, departure).find((each) => known.told.get(each)?.free === 0);
  return night && `The night of ${shortDate(night)} is sold out`;
}
