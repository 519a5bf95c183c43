import type { PackageBooking } from "#contract/package-bookings.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Facts } from "#app/ui/facts.tsx";

/** An enquiry in facts, with the ways to answer it. */
export function PackageBookingFacts({ booking }: { booking: PackageBooking }) {
  const template = useTemplates().packageBookings;
  const { customerName, email, phoneNo, reference } = booking;
  const sent = shortMoment(booking.createdAt);
  const values = { name: customerName, reference, what: booking.package, when: sent };
  return (
    <>
      <GuestContact
        email={email}
        phone={phoneNo}
        subject={`${booking.package}, ${reference}`}
        message={fillTemplate(template, values)}
      />
      <Facts
        facts={[
          ["Name", customerName],
          ["Email", email, "wide"],
          ["Phone", phoneNo],
          ["Package", booking.package],
          ["Sent", sent],
        ]}
      />
      <h3 className="mt-5 text-xs font-semibold text-ink3">Request</h3>
      <p className="mt-1 whitespace-pre-line">{booking.specialRequest || "None"}</p>
    </>
  );
}
