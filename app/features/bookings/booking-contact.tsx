import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";

/** Links that write to or call the guest of a stay, with the text of the bookings' template. */
export function BookingContact({ booking }: { booking: Booking }) {
  const template = useTemplates().bookings;
  const { customerName: name, email, phoneNo, reference, hotel, checkInDate, checkOutDate } = booking;
  const when = dateRange(checkInDate, checkOutDate);
  return (
    <GuestContact
      email={email}
      phone={phoneNo}
      subject={`Your stay at ${hotel}, ${reference}`}
      message={fillTemplate(template, { name, reference, what: hotel, when })}
    />
  );
}
