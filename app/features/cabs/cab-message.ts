import type { CabBooking } from "#contract/cab-bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { answerWords } from "#app/features/answers/request-answer.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";

type Ride = Pick<
  CabBooking,
  | "customerName"
  | "reference"
  | "pickUpLocation"
  | "dropLocation"
  | "dateOfJourney"
  | "preferredTime"
  | "status"
  | "total"
>;

/** The cab requests' template, filled in, and the answer once there is one. */
export function cabMessage(template: string, booking: Ride, taxes: TaxChoice): string {
  const {
    customerName: name,
    reference,
    pickUpLocation,
    dropLocation,
    dateOfJourney,
    preferredTime,
  } = booking;
  const what = `from ${pickUpLocation} to ${dropLocation}`;
  const when = `${shortDate(dateOfJourney)}, ${preferredTime}`;
  const filled = fillTemplate(template, { name, reference, what, when });
  return [filled, answerWords(booking, taxes)].filter(Boolean).join(" ");
}
