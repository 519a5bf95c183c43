import type { PackageBooking } from "#contract/package-bookings.ts";
import { estimateFacts } from "#app/features/estimate/estimate-facts.tsx";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { RequestNote } from "#app/features/answers/request-note.tsx";
import { EmailCell } from "#app/ui/email-cell.tsx";
import { Facts, nameFact } from "#app/ui/facts.tsx";
import { journeyFacts } from "./journey-facts.ts";

/** An enquiry in facts, with the ways to answer it. */
export function PackageBookingFacts({ booking, message }: { booking: PackageBooking; message: string }) {
  const { customerName, email, phoneNo, reference } = booking;
  const sent = shortMoment(booking.createdAt);
  return (
    <>
      <GuestContact
        email={email}
        phone={phoneNo}
        subject={`${booking.package}, ${reference}`}
        message={message}
      />
      <Facts
        facts={[
          nameFact(customerName),
          ["Email", <EmailCell key="email" address={email} />, "wide"],
          ["Phone", phoneNo],
          ["Package", booking.package],
          ["Sent", sent],
          ...journeyFacts(booking),
          ...estimateFacts(booking),
        ]}
      />
      <RequestNote label="Request" words={booking.specialRequest} />
    </>
  );
}
