import { bookingMessages } from "#contract/bookings.ts";
import { addDays, type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** A link works for so many days after what it is for, and when renewed for so many at least. */
const daysAfter = 30;

/** Without a day of its own a package's link works for a year from when it was asked for. */
const daysWithoutDay = 365;

/** The day that something booked ends on; a package's is unknown while nobody told when it begins. */
export type Booked = { endsOn: CalendarDate } | { askedAt: string };

/** The last day of a link that was not renewed. */
export function lastDayOfLink(booked: Booked): CalendarDate {
  if ("endsOn" in booked) return addDays(booked.endsOn, daysAfter);
  return addDays(todayInKashmir(new Date(booked.askedAt)), daysWithoutDay);
}

/** The last day of a link that is renewed today. */
export function lastDayOfNewLink(booked: Booked, today: CalendarDate): CalendarDate {
  const [usual, least] = [lastDayOfLink(booked), addDays(today, daysAfter)];
  return usual > least ? usual : least;
}

/** Throws not_found for a link whose days are over; `until` is of one that staff renewed. */
export function refuseEndedLink({ clock }: Services, until: CalendarDate | null, booked: Booked): void {
  if (todayInKashmir(clock.now()) > (until ?? lastDayOfLink(booked)))
    throw new AppError("not_found", { message: bookingMessages.linkEnded });
}
