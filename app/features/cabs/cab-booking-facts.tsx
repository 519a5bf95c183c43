import type { CabBooking } from "#contract/cab-bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { estimateFacts } from "#app/features/estimate/estimate-facts.tsx";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { RequestNote } from "#app/features/answers/request-note.tsx";
import { EmailCell } from "#app/ui/email-cell.tsx";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";

/** A cab request in facts, with the ways to answer it. */
export function CabBookingFacts({ booking, message }: { booking: CabBooking; message: string }) {
  const { customerName, email, phoneNo, reference } = booking;
  return (
    <>
      <GuestContact email={email} phone={phoneNo} subject={`Your cab, ${reference}`} message={message} />
      <Facts
        facts={[
          ["Customer name", customerName],
          ["Email", <EmailCell key="email" address={email} />, "wide"],
          ["Phone", phoneNo],
          ["Vehicle preference", vehicleLabel(booking.vehiclePreference)],
          ["Pickup", booking.pickUpLocation],
          ["Drop", booking.dropLocation],
          ["Date of journey", longDate(booking.dateOfJourney)],
          ["Preferred time", booking.preferredTime],
          ...(booking.days !== null && booking.days > 1 ? ([["Days", String(booking.days)]] as const) : []),
          ...estimateFacts(booking),
        ]}
      />
      <RequestNote label="Special request" words={booking.specialRequest} />
    </>
  );
}
