import { z } from "zod";
import { lineOrNothing, optionalEmail, shortText } from "./core/fields.ts";

/**
 * The version of the notice and of the privacy page's words, recorded with each request that is sent under it. It
 * changes whenever they do: `app/features/privacy/privacy-words.test.ts` says so.
 */
export const noticeVersion = "2026-11-23";

/** The line at each public form: what the data are used for, and where to read more. Others can read a review. */
export const noticeLines = {
  bookings: "Used to find you a room and to reach you about it; the house is told what it needs.",
  packageBookings:
    "Used to plan your journey and to reach you about it; houses and drivers are told what they need.",
  cabBookings: "Used to arrange your ride and to reach you about it; the driver is told what is needed.",
  queries: "Used only to answer you.",
  reviews: "Once accepted, your name, your town and your words can be read by everybody on this site.",
  paid: "Used only to find your payment.",
} as const;
export const noticeLink = "How we keep and erase it";

/** How long a kind of data is stored: a whole number as text; empty: until somebody deletes it. */
const period = (inWords: string) =>
  z.preprocess(
    (value) => value ?? "",
    shortText(4, `Write the ${inWords} as a whole number, or leave it empty to keep everything`).regex(
      /^([1-9]\d{0,3})?$/,
      `Write the ${inWords} as a whole number, or leave it empty to keep everything`,
    ),
  );

/** The contact for questions about data, and how long each kind is stored. */
export const privacyForm = z.object({
  contactName: lineOrNothing(100),
  contactEmail: optionalEmail("Invalid email address"),
  contactPhone: lineOrNothing(30),
  answerDays: period("days"),
  emailDays: period("days"),
  requestMonths: period("months"),
  suspiciousDays: period("days"),
  changeLogMonths: period("months"),
  stayYears: period("years"),
});

export type Privacy = z.output<typeof privacyForm>;

/** How long a deleted picture can be restored, in days; then its files are deleted too. */
export const deletedPictureDays = 30;
