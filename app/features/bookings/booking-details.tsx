import type { Availability } from "#contract/availability.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Refusal } from "#app/features/control/answer-request.ts";
import { Facts } from "#app/ui/facts.tsx";
import type { InTheWay } from "./read-in-the-way.ts";
import { BookingContact } from "./booking-contact.tsx";
import { BookingChangeForm } from "./booking-change-form.tsx";
import { BookingFacts } from "./booking-facts.tsx";

type BookingDetailsProps = {
  booking: Booking;
  availability: readonly Availability[];
  inTheWay: InTheWay;
  viewHref: (id: number) => string;
  refusal: Refusal | undefined;
};

/** A booking in the desk's dialog: the guest, the stay, and what to do with it. */
export function BookingDetails({ booking, ...change }: BookingDetailsProps) {
  const { customerName, email, phoneNo } = booking;
  return (
    <>
      <BookingContact booking={booking} />
      <div className="mb-4">
        <Facts
          facts={[
            ["Name", customerName],
            ["Phone", phoneNo],
            ["Email", email || "None given", "wide"],
          ]}
        />
      </div>
      <BookingFacts booking={booking} />
      <div className="mt-6 border-t border-line pt-5">
        <BookingChangeForm booking={booking} {...change} />
      </div>
    </>
  );
}
