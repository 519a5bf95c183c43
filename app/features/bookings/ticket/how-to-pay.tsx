import type { GuestBooking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { QrCode } from "#app/features/payments/qr-code.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { GuestPayment } from "./guest-payment.server.ts";

/** What to pay, and the codes for it; nothing while there is nothing to pay. */
export function HowToPay({ booking, codes }: { booking: GuestBooking; codes: readonly GuestPayment[] }) {
  if (codes.length === 0 || booking.due === null) return null;
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-4 rounded-panel bg-pashmina p-5">
      <div>
        <h2 id="how-to-pay" className="text-card">
          {formatRupees(booking.due)} to pay
        </h2>
        <p className="mt-1 text-sm text-ink2">
          Scan with any UPI app, or copy the UPI ID and write <b>{booking.reference}</b> into the note. The
          advance is what we agreed on with you; the rest can wait until you are here.{" "}
          <TextLink href="/payment-methods">Other ways to pay</TextLink>
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {codes.map(({ title, upiId, amount, size, path }) => (
          <li key={title} className="grid gap-2 rounded-control bg-surface p-4 text-center text-sm">
            <span className="font-semibold">
              {title}
              {amount === undefined ? "" : `, ${formatRupees(amount)}`}
            </span>
            <QrCode
              label={`QR code: ${title} to ${upiId}, reference ${booking.reference}`}
              {...{ size, path }}
            />
            <copy-text data-text={upiId} className="grid justify-items-center gap-1">
              <span className="font-semibold break-all select-all">{upiId}</span>
              <Button variant="ghost" size="small" className="needs-script">
                <Icon of="copy" />
                Copy UPI ID
              </Button>
            </copy-text>
          </li>
        ))}
      </ul>
    </section>
  );
}
