import type { GuestBooking } from "#contract/bookings.ts";
import type { EndingQuote } from "#contract/endings.ts";
import type { GuestClaim } from "#contract/payment-claims.ts";
import type { Hotel } from "#contract/hotels.ts";
import type { InvoiceBuyer } from "#contract/papers.ts";
import { stayNear } from "#contract/rules/stay-words.ts";
import { cancellationOf } from "#app/content/cancellation-terms.ts";
import { useLadder } from "#app/features/company/use-ladder.ts";
import { HotelAddress } from "#app/features/hotels/hotel-address.tsx";
import { HotelPicture } from "#app/features/hotels/hotel-picture.tsx";
import { CompanyInvoice, companyInvoice } from "#app/features/papers/company-invoice.tsx";
import { payableOn } from "#app/features/payments/payable-on.ts";
import type { TypedRefusal } from "#app/reply.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { BookingFacts } from "../booking-facts.tsx";
import { AskedToCancel, AskToCancel, ToLeaveEarly } from "./ask-to-cancel.tsx";
import { AgreedTerms } from "./agreed-terms.tsx";
import { BookingNext } from "./booking-next.tsx";
import type { GuestPayment } from "./guest-payment.server.ts";
import { endingForGuest, GuestProgress, GuestStatus } from "./guest-status.tsx";
import { hasWayToPay, HowToPay } from "./how-to-pay.tsx";
import { isOfPayOnline, type OnlinePayments, PayOnline } from "./pay-online.tsx";
import { RefusedMeanwhile } from "./refused-meanwhile.tsx";
import { HowWeReachYou } from "./how-we-reach-you.tsx";
import { OwnClaims } from "./own-claims.tsx";
import { asOf, isInHouse } from "./status-words.ts";

type TicketProps = {
  booking: GuestBooking;
  /** Null when it was deleted since. */
  hotel: Hotel | null;
  codes: readonly GuestPayment[];
  online: OnlinePayments;
  quote: EndingQuote | null;
  buyer: InvoiceBuyer | null;
  /** The guest's own page, and its key. */
  path: string;
  guestKey: string;
  today: string;
  hasTold: boolean;
  claims: readonly GuestClaim[];
  refusal: TypedRefusal | undefined;
};

/** A booking as a ticket: place and dates, progress, payments, and the guest's data. */
export function Ticket({
  booking,
  hotel,
  codes,
  online,
  quote,
  buyer,
  path,
  guestKey,
  today,
  hasTold,
  claims,
  refusal,
}: TicketProps) {
  const { reference, checkInDate, checkOutDate, customerName, contact, status } = booking;
  const ladder = useLadder(booking.hotelId);
  const isOf = (intent: string) => refusal?.typed["intent"] === intent;
  // After a request to cancel, the charge of that day counts: the rest of the price is not asked for meanwhile.
  const amounts = payableOn(today, booking);
  const isLeaving = quote !== null && booking.cancelAskedAt !== null;
  const isStaying = isInHouse(today, booking);
  // What of a package is to be paid, cancelled and invoiced, is on the page of the package.
  const isInPackage = booking.packageReference !== undefined;
  const mayAsk = isStaying || isInPackage ? null : quote;
  const isInvoiced = status !== "Rejected" && !isInPackage;
  const payOnline =
    online.gateway !== "" && amounts.length > 0 ? (
      <PayOnline {...{ amounts, online }} refusal={isOf("pay-online") ? refusal : undefined} />
    ) : null;
  const forms = [
    ...(!isLeaving && hasWayToPay({ booking, codes, online: payOnline }) ? [""] : []),
    ...(!isLeaving && isOfPayOnline(refusal, { amounts, online }) ? ["pay-online"] : []),
    ...(mayAsk ? ["ask-to-cancel"] : []),
    ...(isInvoiced ? [companyInvoice] : []),
  ];
  const agreed = booking.policy?.ladder ?? ladder;
  // A stay with agreed terms and a settled total says above what each day costs.
  const isSaid = booking.policy !== null && booking.total !== null;
  const cancelling = isSaid ? "" : cancellationOf(ladder && agreed, checkInDate, today);
  const isAhead = checkInDate > today && !isInPackage && status !== "Rejected" && status !== "Completed";
  return (
    <article aria-label={`Booking ${reference}`} className="grid grid-cols-1 gap-6">
      <RefusedMeanwhile {...{ refusal, forms }} />
      <div className="ticket-head">
        {hotel ? (
          <div className="ticket-picture">
            <HotelPicture hotel={hotel} priority />
          </div>
        ) : null}
        <div className="grid content-center gap-2 p-6 sm:p-8">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="num text-sm text-ink2">{reference}</p>
            <GuestStatus status={asOf(today, booking).status} ending={endingForGuest(booking)} />
          </div>
          <h2 className="text-2xl">{booking.hotel}</h2>
          <p className="text-lg font-semibold">{stayNear(checkInDate, checkOutDate, today)}</p>
          {hotel ? (
            <p className="flex items-start gap-2 text-sm text-ink2">
              <Icon of="map-pin" className="mt-0.5" />
              <span>
                <HotelAddress hotel={hotel} />{" "}
                <TextLink href={mapHref(hotel.searchAddress)} target="_blank" rel="noopener">
                  Map
                </TextLink>
              </span>
            </p>
          ) : null}
        </div>
      </div>
      <GuestProgress booking={booking} />
      <BookingNext {...{ booking, path, guestKey, today, claims }} />
      {isLeaving ? (
        <div>
          <AskedToCancel {...{ booking, quote }} />
          <OwnClaims claims={claims} />
        </div>
      ) : (
        <HowToPay
          booking={booking}
          isEnded={booking.ending !== null}
          {...{ codes, today, hasTold, claims }}
          online={payOnline}
          refusal={refusal?.typed["intent"] ? undefined : refusal}
        />
      )}
      <BookingFacts booking={isLeaving ? { ...booking, due: quote.due } : booking} />
      {isLeaving || !mayAsk ? null : <AgreedTerms {...{ booking, today }} />}
      {isStaying && !isLeaving ? <ToLeaveEarly /> : null}
      <AskToCancel
        {...{ booking }}
        quote={mayAsk}
        refusal={isOf("ask-to-cancel") ? refusal?.message : undefined}
      />
      {isInvoiced ? (
        <CompanyInvoice buyer={buyer} refusal={isOf(companyInvoice) ? refusal : undefined} />
      ) : null}
      <HowWeReachYou name={customerName} {...contact} />
      {isAhead && !isLeaving ? (
        <p className="text-sm text-ink2">
          {cancelling} <TextLink href="/payment-methods">Cancellation terms</TextLink>
        </p>
      ) : null}
    </article>
  );
}

/** An external map, opened in another tab: this page loads nothing from other hosts. */
function mapHref(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
