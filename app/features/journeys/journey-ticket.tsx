import type { GuestStay } from "#contract/package-bookings.ts";
import type { InvoiceBuyer } from "#contract/papers.ts";
import type { GuestClaim } from "#contract/payment-claims.ts";
import { estimateFacts } from "#app/features/estimate/estimate-facts.tsx";
import { GuestProgress, GuestStatus } from "#app/features/bookings/ticket/guest-status.tsx";
import type { GuestPayment } from "#app/features/bookings/ticket/guest-payment.server.ts";
import { hasWayToPay, HowToPay } from "#app/features/bookings/ticket/how-to-pay.tsx";
import { HowWeReachYou } from "#app/features/bookings/ticket/how-we-reach-you.tsx";
import { isOfPayOnline, type OnlinePayments, PayOnline } from "#app/features/bookings/ticket/pay-online.tsx";
import { RefusedMeanwhile } from "#app/features/bookings/ticket/refused-meanwhile.tsx";
import { CompanyInvoice, companyInvoice } from "#app/features/papers/company-invoice.tsx";
import type { Payable } from "#contract/rules/payable.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { TypedRefusal } from "#app/reply.ts";
import { Facts } from "#app/ui/facts.tsx";
import { JourneyNext } from "./journey-next.tsx";
import { askedFacts, journeyDay, journeyTitle, moneyFacts } from "./journey-words.tsx";
import { WhereYouStay } from "./where-you-stay.tsx";
import type { GuestJourney } from "./read-journey.ts";

type JourneyTicketProps = {
  journey: GuestJourney;
  /** Null while the journey has no date, or its package was deleted since. */
  lastDay: CalendarDate | null;
  stays: readonly GuestStay[];
  codes: readonly GuestPayment[];
  amounts: readonly Payable[];
  online: OnlinePayments;
  buyer: InvoiceBuyer | null;
  /** The guest's own page. */
  path: string;
  today: string;
  hasTold: boolean;
  claims: readonly GuestClaim[];
  refusal: TypedRefusal | undefined;
};

/** A package or a cab as a ticket: journey and dates, progress, payments, and the guest's data. */
export function JourneyTicket({
  journey,
  lastDay,
  stays,
  codes,
  amounts,
  online,
  buyer,
  path,
  today,
  hasTold,
  claims,
  refusal,
}: JourneyTicketProps) {
  const { booking } = journey;
  const { reference, status, customerName, phoneNo, email, specialRequest } = booking;
  const day = journeyDay(journey);
  const intent = refusal?.typed["intent"];
  const isInvoiced = status !== "Rejected";
  const payOnline =
    online.gateway !== "" && amounts.length > 0 ? (
      <PayOnline {...{ amounts, online }} refusal={intent === "pay-online" ? refusal : undefined} />
    ) : null;
  const forms = [
    ...(hasWayToPay({ booking, codes, online: payOnline }) ? [""] : []),
    ...(isOfPayOnline(refusal, { amounts, online }) ? ["pay-online"] : []),
    ...(isInvoiced ? [companyInvoice] : []),
  ];
  return (
    <article aria-label={`Booking ${reference}`} className="grid grid-cols-1 gap-6">
      <RefusedMeanwhile {...{ refusal, forms }} />
      <div className="grid gap-2 rounded-panel bg-raised p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="num text-sm text-ink2">{reference}</p>
          <GuestStatus status={status === "Pending" ? "" : status} ending={null} />
        </div>
        <h2 className="text-2xl wrap-anywhere">{journeyTitle(journey)}</h2>
        {day ? <p className="text-lg font-semibold wrap-anywhere">{day}</p> : null}
      </div>
      <GuestProgress booking={booking} />
      <JourneyNext {...{ booking, path }} isOver={lastDay !== null && lastDay < today} />
      <HowToPay
        {...{ booking, codes, today, hasTold, claims }}
        online={payOnline}
        refusal={intent ? undefined : refusal}
      />
      <WhereYouStay {...{ stays, today }} />
      <Facts
        facts={[
          ...askedFacts(journey),
          ...estimateFacts(booking, "Price you were told"),
          ...moneyFacts(booking),
          ...(specialRequest ? ([["Your words", specialRequest, "wide"]] as const) : []),
        ]}
      />
      {isInvoiced ? (
        <CompanyInvoice buyer={buyer} refusal={intent === companyInvoice ? refusal : undefined} />
      ) : null}
      <HowWeReachYou name={customerName} {...{ phoneNo, email }} />
    </article>
  );
}
