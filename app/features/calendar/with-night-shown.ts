import { usualDays } from "#contract/calendar.ts";
import { addDays, isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import type { CalendarPlace } from "./calendar-address.ts";

/** A calendar address that shows a night: this one if it does, else one that begins the day before the night. */
export function withNightShown(place: CalendarPlace, night: string): CalendarPlace {
  if (!isCalendarDate(night)) return place;
  const from = place.from ?? addDays(todayInKashmir(new Date()), -1);
  const isShown = from <= night && night < addDays(from, place.days ?? usualDays);
  return isShown ? place : { ...place, from: addDays(night, -1) };
}
