import { bookingMessages } from "#contract/bookings.ts";
import { addDays, type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** A link works for so many days after the journey's end, and at least so many after it is renewed. */
const daysAfter = 30;

/** Without a journey date, a package's link works for a year after the enquiry. */
const daysWithoutDay = 365;

/** The last day of something booked, or, for a package without a date, when it was asked for. */
export type LinkBasis = { endsOn: CalendarDate } | { askedAt: string };

/** The last day of a link that was not renewed. */
export function lastDayOfLink(booked: LinkBasis): CalendarDate {
  if ("endsOn" in booked) return addDays(booked.endsOn, daysAfter);
  return addDays(todayInKashmir(new Date(booked.askedAt)), daysWithoutDay);
}

/** The last day of a link that is renewed today. */
export function lastDayOfNewLink(booked: LinkBasis, today: CalendarDate): CalendarDate {
  const [usual, earliest] = [lastDayOfLink(booked), addDays(today, daysAfter)];
  return usual > earliest ? usual : earliest;
}

/** Throws not_found for an expired link; `until` is the last day of a renewed one. */
export function refuseEndedLink({ clock }: Services, until: CalendarDate | null, booked: LinkBasis): void {
  if (todayInKashmir(clock.now()) > (until ?? lastDayOfLink(booked)))
    throw new AppError("not_found", { message: bookingMessages.linkEnded });
}
