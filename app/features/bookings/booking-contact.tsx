import type { Booking } from "#contract/bookings.ts";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { bookingMessage } from "./booking-message.ts";

/** Links that write to or call the guest of a stay, with the text of the bookings' template. */
export function BookingContact({ booking }: { booking: Booking }) {
  const template = useTemplates().bookings;
  const { email, phoneNo, reference, hotel } = booking;
  return (
    <GuestContact
      email={email}
      phone={phoneNo}
      subject={`Your stay at ${hotel}, ${reference}`}
      message={bookingMessage(template, booking)}
    />
  );
}
