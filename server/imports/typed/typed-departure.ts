import { latinDigits } from "#contract/rules/digits.ts";
import { addDays, isCalendarDate } from "#contract/rules/stay.ts";
import { typedDate } from "./typed-date.ts";

/** Nights instead of a date: `3`, `3N`, `3 nights`. */
const asNights = /^([1-9]\d?) ?(?:n|nts?|nights?)?\.?$/i;

/** The day of departure, which registers write as a date or as so many nights after the arrival. */
export function typedDeparture(text = "", arrival = ""): string {
  const nights = asNights.exec(latinDigits(text).trim())?.[1];
  const first = typedDate(arrival);
  return nights !== undefined && isCalendarDate(first) ? addDays(first, Number(nights)) : typedDate(text);
}
