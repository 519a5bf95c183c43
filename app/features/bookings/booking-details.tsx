import type { Availability } from "#contract/availability.ts";
import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import type { Refusal } from "#app/features/control/answer-request.ts";
import { useTemplates } from "#app/features/control/use-templates.ts";
import { fillTemplate } from "#app/features/control/fill-template.ts";
import { GuestContact } from "#app/features/control/guest-contact.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { InTheWay } from "./read-in-the-way.ts";
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
  const template = useTemplates().bookings;
  const { customerName, email, phoneNo, reference, hotel, checkInDate, checkOutDate } = booking;
  const when = dateRange(checkInDate, checkOutDate);
  return (
    <>
      <GuestContact
        email={email}
        phone={phoneNo}
        subject={`Your stay at ${hotel}, ${reference}`}
        message={fillTemplate(template, { name: customerName, reference, what: hotel, when })}
      />
      <div className="mb-4">
        <Facts
          facts={[
            ["Name", customerName],
            ["Phone", phoneNo],
            ["Email", email || "None given"],
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
