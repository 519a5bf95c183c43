import { z } from "zod";
import { isCalendarDate, longestStay, nightsBetween } from "../rules/stay.ts";

/** A calendar date as a filter; undefined when empty. */
export function filterDate() {
  const message = "Enter a date that exists, as YYYY-MM-DD";
  return z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.string(message).refine(isCalendarDate, message).optional(),
  );
}

/** Marks the dates of a filter unless both are given and the departure is after the arrival. */
export function checkFilterDates(
  { checkInDate, checkOutDate }: { checkInDate?: string; checkOutDate?: string },
  fault: (field: string, message: string) => void,
): void {
  if (checkInDate && !checkOutDate) fault("checkOutDate", "Check-out date is required");
  if (checkOutDate && !checkInDate) fault("checkInDate", "Check-in date is required");
  if (!checkInDate || !checkOutDate) return;
  const nights = nightsBetween(checkInDate, checkOutDate);
  if (nights < 1) fault("checkOutDate", "Check-out must be after check-in");
  if (nights > longestStay) fault("checkOutDate", `A stay can be at most ${longestStay} nights`);
}
