import type { CabBooking } from "#contract/cab-bookings.ts";
import { longDate, shortDate } from "#contract/rules/dates.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { vehicleLabel } from "./vehicle-label.ts";

/** A cab request in facts, with the ways to answer it. */
export function CabBookingFacts({ booking }: { booking: CabBooking }) {
  const template = useTemplates().cabBookings;
  const { customerName, email, phoneNo, reference } = booking;
  const message = fillTemplate(template, {
    name: customerName,
    reference,
    what: `from ${booking.pickUpLocation} to ${booking.dropLocation}`,
    when: `${shortDate(booking.dateOfJourney)}, ${booking.preferredTime}`,
  });
  return (
    <>
      <GuestContact email={email} phone={phoneNo} subject={`Your cab, ${reference}`} message={message} />
      <Facts
        facts={[
          ["Customer name", customerName],
          ["Email", email, "wide"],
          ["Phone", phoneNo],
          ["Vehicle preference", vehicleLabel(booking.vehiclePreference)],
          ["Pickup", booking.pickUpLocation],
          ["Drop", booking.dropLocation],
          ["Date of journey", longDate(booking.dateOfJourney)],
          ["Preferred time", booking.preferredTime],
          ["Special request", booking.specialRequest || "None", "wide"],
        ]}
      />
    </>
  );
}
