import type { GuestClaim } from "#contract/payment-claims.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { ReactNode } from "react";
import { QrCode } from "#app/features/payments/qr-code.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { GuestPayment } from "./guest-payment.server.ts";
import { PaidForm } from "./paid-form.tsx";
import { OwnClaims } from "./own-claims.tsx";

type HowToPayProps = {
  booking: { reference: string; due: number | null };
  /** The stay was cancelled or was a no-show: its charge is due at once. */
  isEnded?: boolean;
  codes: readonly GuestPayment[];
  today: string;
  /** Payment by a gateway; null when there is none. */
  online?: ReactNode;
  /** The guest has just reported a payment. */
  hasTold: boolean;
  claims: readonly GuestClaim[];
  refusal: TypedRefusal | undefined;
};

/** Whether `HowToPay` shows ways to pay and its form. */
export function hasWayToPay({ booking, codes, online }: Pick<HowToPayProps, "booking" | "codes" | "online">) {
  return booking.due !== null && (codes.length > 0 || Boolean(online));
}

/** What to pay by when, online or by UPI codes, and the "I have paid" form; while nothing is due only the claims that staff still look for. */
export function HowToPay({
  booking,
  isEnded = false,
  codes,
  today,
  online = null,
  hasTold,
  claims,
  refusal,
}: HowToPayProps) {
  if (!hasWayToPay({ booking, codes, online }) || booking.due === null)
    return <OwnClaims claims={claims.filter(({ state }) => state === "Said")} />;
  return (
    <section
      aria-labelledby="how-to-pay"
      className="grid grid-cols-1 gap-4 rounded-panel bg-raised p-5 print:p-0"
    >
      <div>
        <h2 id="how-to-pay" className="text-card">
          <span className="num font-text font-semibold">{formatRupees(booking.due)}</span> to pay
        </h2>
        <ToldOf claims={claims} />
        <p className="mt-1 text-sm text-ink2">
          {codes.length > 0 ? <WithUpiApp canOpen={codes.some(({ href }) => href !== null)} /> : null}
          <TextLink href="/payment-methods" className="print:hidden">
            Other ways to pay
          </TextLink>
        </p>
      </div>
      {online}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {codes.map((code) => (
          <Code key={code.title} code={code} reference={booking.reference} {...{ isEnded, today }} />
        ))}
      </ul>
      <PaidForm amount={codes[0]?.amount ?? booking.due} {...{ hasTold, claims, refusal }} />
    </section>
  );
}

/** Above the ways to pay: what the guest says is paid already. */
function ToldOf({ claims }: { claims: readonly GuestClaim[] }) {
  const told = claims.reduce((sum, { state, amount }) => (state === "Said" ? sum + amount : sum), 0);
  if (told === 0) return null;
  return (
    <p className="mt-1 text-sm font-semibold">
      You told us that you have paid <span className="num">{formatRupees(told)}</span>: please do not pay it
      again while we look for it.
    </p>
  );
}

/** How the codes are used: a phone cannot scan what it shows itself. */
function WithUpiApp({ canOpen }: { canOpen: boolean }) {
  return (
    <>
      <span className="handheld:hidden">
        Scan with any UPI app: the code has the amount and your reference.{" "}
        <span className="print:hidden">Or copy both; an app may refuse a code from its own gallery. </span>
      </span>
      <span className="hidden handheld:inline">
        {canOpen
          ? "Open your UPI app here: it gets the amount and your reference. Or copy them. "
          : "Copy UPI ID, amount and reference into your UPI app. "}
        The code is for another phone to scan.{" "}
      </span>
    </>
  );
}

type CodeProps = { code: GuestPayment; reference: string; isEnded: boolean; today: string };

function Code({ code, reference, isEnded, today }: CodeProps) {
  const { title, upiId, amount, by, href, size, path } = code;
  return (
    <li className="grid content-start gap-2 rounded-control bg-surface p-4 text-center text-sm print:p-0">
      <span className="font-semibold">
        {title}, {formatRupees(amount)}
      </span>
      {isEnded || by === null ? null : <Due by={by} isLate={by < today} />}
      <QrCode
        label={`QR code: ${title} to ${upiId}, reference ${reference}`}
        {...{ size, path }}
        isForOthers
      />
      {href ? (
        <LinkButton href={href} variant="outline" size="small">
          Open my UPI app
        </LinkButton>
      ) : null}
      {[
        { what: "UPI ID", text: upiId },
        { what: "amount", text: String(amount) },
        { what: "reference", text: reference },
      ].map(({ what, text }) => (
        <copy-text key={what} data-text={text} className="grid justify-items-center gap-1">
          <span className="font-semibold wrap-anywhere select-all">
            <Breakable text={text} />
          </span>
          <Button variant="ghost" size="small" className="needs-script">
            <Icon of="copy" />
            Copy {what}
          </Button>
        </copy-text>
      ))}
    </li>
  );
}

function Due({ by, isLate }: { by: string; isLate: boolean }) {
  if (!isLate) return <span className="text-ink2">by {longDate(by)}</span>;
  return <span className="font-semibold text-chinar">was due by {longDate(by)}</span>;
}

/** Allows a line break before the @ of a UPI ID. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf("@");
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
