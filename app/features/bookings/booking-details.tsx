import type { Booking } from "#contract/bookings.ts";
import { type Texts, toTexts } from "#app/features/merge/form-versions.ts";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import type { PaymentRefusal } from "#app/features/payments/answer-payment.ts";
import { PaymentBadge } from "#app/features/payments/payment-badge.tsx";
import { PaymentPanel } from "#app/features/payments/payment-panel.tsx";
import { EditOrMerge } from "#app/features/merge/edit-or-merge.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { BookingContact } from "./booking-contact.tsx";
import { BookingChangeForm } from "./booking-change-form.tsx";
import type { GuestLink } from "./answer-guest-link.ts";
import { GuestLinkForm } from "./guest-link-form.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { BookingTotal } from "./booking-total.tsx";
import { bookingFields } from "./booking-versions.ts";
import { StatusBadge } from "../records/status-badge.tsx";
import type { BookingDetailsData } from "./bookings-page.ts";

type BookingDetailsProps = {
  booking: Booking;
  details: BookingDetailsData;
  closeHref: string;
  viewHref: (id: number) => string;
  /** The result of the form that was just sent. */
  answer: Refusal<Texts<Booking>> | { payment: PaymentRefusal } | { guestLink: GuestLink } | undefined;
};

/** A booking in the staff's dialog: payments, guest, stay and actions. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, details, closeHref, answer } = props;
  const { picture } = details;
  const refusal = answer && "ours" in answer ? answer : undefined;
  return (
    <DetailsDialog
      record={{ kind: "bookings", id: booking.id }}
      isSuspicious={booking.isSuspicious}
      title={booking.customerName}
      picture={
        picture ? <Picture picture={picture} sizes="(width < 47.5rem) 100vw, 520px" alt="" /> : undefined
      }
      above={
        <>
          {booking.reference} <StatusBadge status={booking.status} /> <PaymentBadge money={booking} />
        </>
      }
      aside={<BookingTotal booking={booking} />}
      closeHref={closeHref}
    >
      <EditOrMerge
        stored={toTexts(booking)}
        refusal={refusal}
        fields={bookingFields(details.availability)}
        isInDialog
      >
        {() => <BookingBody {...props} refusal={refusal} />}
      </EditOrMerge>
    </DetailsDialog>
  );
}

type BookingBodyProps = BookingDetailsProps & { refusal: Refusal<Texts<Booking>> | undefined };

function BookingBody({ booking, details, viewHref, refusal, answer }: BookingBodyProps) {
  const { availability, conflicts, payments, today, idempotencyKey } = details;
  const paymentRefusal = answer && "payment" in answer ? answer.payment : undefined;
  const guestLink = answer && "guestLink" in answer ? answer.guestLink : undefined;
  return (
    <>
      <PaymentPanel booking={booking} refusal={paymentRefusal} {...{ payments, today, idempotencyKey }} />
      <BookingContact booking={booking} />
      <div className="mb-4">
        <Facts
          facts={[
            ["Name", booking.customerName],
            ["Phone", booking.phoneNo],
            ["Email", booking.email || "None given", "wide"],
          ]}
        />
      </div>
      <BookingFacts booking={booking} hidesMoney />
      <div className="mt-6 border-t border-line pt-5">
        <BookingChangeForm
          booking={booking}
          availability={availability}
          conflicts={conflicts}
          viewHref={viewHref}
          refusal={refusal}
        />
      </div>
      <GuestLinkForm booking={booking} made={guestLink} />
    </>
  );
}
