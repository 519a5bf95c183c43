import type { Booking } from "#contract/bookings.ts";
import { GuestContact } from "#app/features/guest-contact/guest-contact.tsx";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { bookingMessage } from "./booking-message.ts";

/** Links for writing to or calling the guest, with the message of the bookings template. */
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
