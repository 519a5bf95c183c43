import type { ToldNight } from "#contract/availability.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { addDays, type CalendarDate, nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";

/** What is known of the nights that may be chosen. */
export type KnownNights = {
  /** The first day on which one may arrive; empty where any day will do. */
  earliest: CalendarDate;
  leastNights: number;
  mostNights: number;
  /** Staff may sell fewer nights than the house asks of guests. */
  isOffice?: boolean;
  /** What the house has told of its nights. */
  told: ReadonlyMap<CalendarDate, Pick<ToldNight, "free" | "minNights">>;
};

/** Nights that a stay has at least which arrives on a day. */
export function leastFrom(arrival: CalendarDate, { leastNights, told, isOffice }: KnownNights): number {
  return isOffice ? leastNights : Math.max(leastNights, told.get(arrival)?.minNights ?? 1);
}

/** Why nobody can arrive on a day, in words; undefined when one can. */
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

/** The first sold night of a stay. One leaves in the morning: a day whose night is sold can still be the last. */
function soldIn(arrival: CalendarDate, departure: CalendarDate, known: KnownNights): string | undefined {
  const night = nightsOf(arrival, departure).find((each) => known.told.get(each)?.free === 0);
  return night && `The night of ${shortDate(night)} is sold out`;
}
