import { Form, useNavigation } from "react-router";
import { isUsualUpiNumber, type PaymentClaim } from "#contract/payment-claims.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { Button } from "#app/ui/button.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { TextLink } from "#app/ui/link.tsx";

type ClaimListProps = {
  claims: readonly PaymentClaim[];
  /** On the dashboard: each entry names the guest, and answering returns there. */
  isOfToday?: boolean;
};

/** Open payment claims of guests: one click records the payment, or marks it as not found. */
export function ClaimList({ claims, isOfToday = false }: ClaimListProps) {
  const isBusy = useNavigation().state === "submitting";
  const open = claims.filter(({ state }) => state !== "Found");
  if (open.length === 0) return null;
  return (
    <ul aria-label="Payments that guests told of" className="grid">
      {open.map((claim) => {
        const { id, bookingReference, customerName, amount, reference, state } = claim;
        const page = pageOf(claim);
        const name = `${formatRupees(amount)}, ${reference}`;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5">
            <p className="min-w-0 flex-1 basis-48 text-sm">
              {isOfToday ? (
                <TextLink href={page}>
                  {customerName}, {bookingReference}
                </TextLink>
              ) : (
                "The guest"
              )}{" "}
              {state === "Said" ? "says:" : "said, not found:"} paid{" "}
              <b className="num">{formatRupees(amount)}</b> by UPI, number{" "}
              <span className="num wrap-anywhere select-all">{reference}</span>
              {isUsualUpiNumber(reference) ? null : <span className="text-ink2"> (not twelve digits)</span>}
            </p>
            <Form method="post" action={page} preventScrollReset className="flex gap-1.5">
              <input type="hidden" name="claim" value={id} />
              {isOfToday ? <input type="hidden" name="then" value="today" /> : null}
              <Button
                type="submit"
                name="found"
                value="true"
                variant="secondary"
                size="small"
                busy={isBusy}
                aria-label={`Found it: ${name}`}
              >
                Found it
              </Button>
              {state === "Said" ? (
                <Button
                  type="submit"
                  name="found"
                  value="false"
                  variant="ghost"
                  size="small"
                  aria-label={`Not there: ${name}`}
                >
                  Not there
                </Button>
              ) : null}
            </Form>
          </li>
        );
      })}
    </ul>
  );
}

/** The address of the booking's details. */
function pageOf({ bookingId, packageBookingId, cabBookingId }: PaymentClaim): string {
  if (bookingId !== null) return requestHref({ kind: "bookings", id: bookingId });
  if (packageBookingId !== null) return requestHref({ kind: "packageBookings", id: packageBookingId });
  return requestHref({ kind: "cabBookings", id: cabBookingId ?? 0 });
}
