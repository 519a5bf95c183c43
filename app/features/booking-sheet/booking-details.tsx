import type { Block } from "#contract/blocks.ts";
import type { Booking } from "#contract/bookings.ts";
import { monthOf } from "#contract/rules/month.ts";
import { Timeline } from "#app/features/answers/timeline.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { HeldRoomConflicts } from "../conflicts/held-room-conflicts.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { AgreedPriceForm } from "./agreed-price-form.tsx";
import { BookingNextStep } from "./booking-next-step.tsx";
import { BookingVerdict } from "./booking-verdict.tsx";
import { OtherStays } from "./other-stays.tsx";
import { StayFacts } from "./stay-facts.tsx";
import { type TextsOf, toTexts } from "#app/features/merge/form-versions.ts";
import type { Refusal } from "#app/features/merge/refuse-change.ts";
import { DetailsDialog } from "#app/features/records/details-dialog.tsx";
import { AskedNote } from "#app/features/endings/asked-note.tsx";
import { EndedNote } from "#app/features/endings/ended-note.tsx";
import { EndingForm } from "#app/features/endings/ending-form.tsx";
import { ClaimList } from "#app/features/payment-claims/claim-list.tsx";
import { PaperPanel } from "#app/features/papers/paper-panel.tsx";
import { PaymentBadge } from "#app/features/payments/payment-badge.tsx";
import { PaymentPanel } from "#app/features/payments/payment-panel.tsx";
import { EditOrMerge } from "#app/features/merge/edit-or-merge.tsx";
import { useKeyUntilTyped } from "#app/ui/use-key-until-typed.ts";
import { Picture } from "#app/ui/picture.tsx";
import { BookingContact } from "../bookings/booking-contact.tsx";
import { BookingChangeForm } from "./booking-change-form.tsx";
import type { GuestLink } from "#app/features/guest-link/answer-guest-link.ts";
import { GuestLinkForm } from "#app/features/guest-link/guest-link-form.tsx";
import { WishForm } from "./wish-form.tsx";
import { BookingTotal } from "./booking-total.tsx";
import { bookingFields } from "../bookings/booking-versions.ts";
import { StatusBadge } from "../records/status-badge.tsx";
import type { BookingDetailsData } from "./bookings-page.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type BookingDetailsProps = {
  booking: Booking;
  details: BookingDetailsData;
  closeHref: string;
  /** Its status before the change that was just stored here. */
  was: string | null;
  viewHref: (id: number) => string;
  /** The result of the form that was just sent. */
  answer:
    | Refusal<TextsOf<Booking>>
    | { payment: TypedRefusal }
    | { agreedPrice: TypedRefusal }
    | { ending: TypedRefusal }
    | { guestLink: GuestLink }
    | undefined;
};

/** A booking in the staff's dialog: guest and stay, money, what happened, and the decision always in sight. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, details, closeHref, was, answer } = props;
  const { picture, today } = details;
  const refusal = answer && "ours" in answer ? answer : undefined;
  // No verdict buttons for a completed stay, nor while two versions are to be merged.
  const isDone = booking.status === "Completed" || refusal?.theirs !== undefined;
  return (
    <DetailsDialog
      record={{ kind: "bookings", id: booking.id }}
      isSuspicious={booking.isSuspicious}
      title={
        <>
          <span className="sr-only">Name: </span>
          {booking.customerName}
        </>
      }
      picture={
        picture ? <Picture picture={picture} sizes="(width < 47.5rem) 100vw, 520px" alt="" /> : undefined
      }
      above={
        <>
          {booking.reference} <StatusBadge status={booking.status} ending={booking.ending} />{" "}
          <PaymentBadge money={booking} />
        </>
      }
      aside={<BookingTotal booking={booking} />}
      footer={isDone ? undefined : <BookingVerdict booking={booking} today={today} />}
      closeHref={closeHref}
    >
      {was === null || refusal ? null : (
        <div className="mb-4">
          <BookingNextStep booking={booking} was={was} today={today} />
        </div>
      )}
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

type BookingBodyProps = BookingDetailsProps & { refusal: Refusal<TextsOf<Booking>> | undefined };

function BookingBody({ booking, details, viewHref, refusal, answer }: BookingBodyProps) {
  const { availability, conflicts, otherStays, payments, papers, buyer, claims, quotes } = details;
  const { today, timeline, idempotencyKey } = details;
  const endingRefusal = answer && "ending" in answer ? answer.ending : undefined;
  const paymentRefusal = answer && "payment" in answer ? answer.payment : undefined;
  const priceRefusal = answer && "agreedPrice" in answer ? answer.agreedPrice : undefined;
  const guestLink = answer && "guestLink" in answer ? answer.guestLink : undefined;
  const { mealPlan, childAges, extras, version } = booking;
  // What was paid for it all the same is seen, and can be given back.
  const isInPackage = booking.packageReference !== undefined && payments.length === 0;
  const wishes = useKeyUntilTyped(JSON.stringify([mealPlan, childAges, extras]), version);
  const price = useKeyUntilTyped(String(booking.total), version);
  const ending = useKeyUntilTyped(quotes.map((one) => one.ending).join(), version);
  return (
    <>
      {refusal ? (
        <div className="mb-4">
          <FormErrorSummary message={refusal.message} />
          <HeldRoomConflicts conflicts={conflicts} stayHref={viewHref} blockHref={blockInCalendar} />
        </div>
      ) : null}
      <EndedNote booking={booking} />
      <AskedNote booking={booking} />
      <BookingContact booking={booking} />
      <StayFacts booking={booking} today={today} />
      <OtherStays {...{ booking, today, viewHref }} others={otherStays} />
      <div className="mt-5">
        <ClaimList claims={claims} />
        {isInPackage ? null : (
          <PaymentPanel booking={booking} refusal={paymentRefusal} {...{ payments, today, idempotencyKey }} />
        )}
        <div {...price.around}>
          <AgreedPriceForm
            key={`price ${price.key}`}
            booking={booking}
            papers={papers}
            refusal={priceRefusal}
          />
        </div>
      </div>
      <Timeline events={timeline} />
      <section className="mt-6 border-t border-line pt-4">
        <h3 className="mb-3 font-text text-sm font-semibold">More</h3>
        {/* Remounted when the stored status changes, so that the status field shows it. */}
        <BookingChangeForm
          key={booking.status}
          booking={booking}
          availability={availability}
          papers={papers}
          refusal={refusal}
        />
        <PaperPanel {...{ booking, papers, buyer, payments }} isVoucherOnly={isInPackage} />
        <div {...wishes.around}>
          <WishForm
            key={`wishes ${wishes.key}`}
            booking={booking}
            availability={availability}
            errors={refusal?.errors}
          />
        </div>
        <div {...ending.around}>
          <EndingForm
            key={`ending ${ending.key}`}
            booking={booking}
            quotes={quotes}
            refusal={endingRefusal}
          />
        </div>
        <GuestLinkForm booking={booking} until="30 days after departure" made={guestLink} />
      </section>
    </>
  );
}

function blockInCalendar({ id, hotelId, firstNight }: Block): string {
  return `${controlPages.calendar}?hotel=${hotelId}&month=${monthOf(firstNight)}&block=${id}`;
}
