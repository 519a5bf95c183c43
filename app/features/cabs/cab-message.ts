import type { CabBooking } from "#contract/cab-bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";

/** The cab requests' template, filled in. */
export function cabMessage(template: string, booking: CabBooking): string {
  const {
    customerName: name,
    reference,
    pickUpLocation,
    dropLocation,
    dateOfJourney,
    preferredTime,
  } = booking;
  const what = `from ${pickUpLocation} to ${dropLocation}`;
  return fillTemplate(template, {
    name,
    reference,
    what,
    when: `${shortDate(dateOfJourney)}, ${preferredTime}`,
  });
}
