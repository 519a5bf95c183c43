import type { Booking } from "#contract/bookings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { CallLink } from "#app/features/answers/guest-links.tsx";
import { PaymentBadge } from "#app/features/payments/payment-badge.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { PaidNote } from "./paid-note.tsx";
import { NothingHere, Panel } from "./panel.tsx";
import { QuickPayment } from "./quick-payment.tsx";
import { StayName } from "./stay-name.tsx";

const shown = 6;

type MovementsProps = {
  title: string;
  stays: readonly Booking[];
  /** Number of stays, of which only the first are listed. */
  total: number;
  /** The booking list with all of them. */
  allHref: string;
  none: string;
  idempotencyKey: string;
  /** The payment just recorded on this page. */
  paid: { paymentId: number; bookingId: number } | null;
};

/** The arrivals, guests in house or departures of today, each with what is owed. */
export function Movements({ title, stays, total, allHref, none, idempotencyKey, paid }: MovementsProps) {
  const first = stays.slice(0, shown);
  return (
    <Panel title={title} count={total} allHref={allHref}>
      {stays.length === 0 ? <NothingHere>{none}</NothingHere> : null}
      <ul>
        {first.map((stay) => (
          <li key={stay.id} className="border-t border-line px-4 py-2.5 text-sm sm:px-5">
            <Stay stay={stay} idempotencyKey={idempotencyKey} />
            {paid?.bookingId === stay.id ? <PaidNote {...paid} /> : null}
          </li>
        ))}
      </ul>
      {total > first.length ? (
        <p className="border-t border-line px-5 py-2.5 text-sm">
          <TextLink href={allHref}>{total - first.length} more</TextLink>
        </p>
      ) : null}
    </Panel>
  );
}

function Stay({ stay, idempotencyKey }: { stay: Booking; idempotencyKey: string }) {
  const { customerName, adults, children, hotel, checkOutDate, phoneNo } = stay;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <StayName stay={stay}>
        {countOf(adults + children, "guest")}, {hotel}, to {shortDate(checkOutDate)}
      </StayName>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-1.5">
        <PaymentBadge money={stay} withAmount />
        <QuickPayment stay={stay} idempotencyKey={idempotencyKey} />
        <CallLink phone={phoneNo} name={customerName} />
      </span>
    </div>
  );
}
