import type { EndingQuote } from "#contract/endings.ts";
import type { GuestBooking } from "#contract/bookings.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { costInWords } from "#app/features/bookings/ticket/cost-in-words.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { OwnForm } from "#app/features/forms/own-form.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { telUrl } from "#contract/rules/phone.ts";

type AskToCancelProps = {
  booking: GuestBooking;
  /** Null when the stay can no longer be cancelled. */
  quote: EndingQuote | null;
  refusal: string | undefined;
};

/** States at the top of the ticket that the guest asked to cancel; otherwise renders nothing. */
export function AskedToCancel({ booking, quote }: Omit<AskToCancelProps, "refusal">) {
  const { cancelAskedAt, status } = booking;
  if (!quote || cancelAskedAt === null) return null;
  const meanwhile = holdsRooms(status) ? "until then your rooms are held" : "no room was held for it yet";
  return (
    <p id="cancel" role="status" className="rounded-control bg-raised p-4">
      You asked us to cancel on {shortMoment(cancelAskedAt)}: {costInWords(quote)} We confirm it to you;{" "}
      {meanwhile}.
    </p>
  );
}

/** Shows the charge as of today and asks staff to cancel; staff then do it. Never sent later: the charge is that of the day. */
export function AskToCancel({ booking, quote, refusal }: AskToCancelProps) {
  if (!quote || booking.cancelAskedAt !== null) return null;
  return (
    <details id="cancel" open={refusal !== undefined} className="border-t border-line pt-4 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">Cancel this stay</summary>
      <OwnForm id="ask-to-cancel" onlyNow className="grid gap-3 pt-2">
        <FormErrorSummary message={refusal} />
        <input type="hidden" name="intent" value="ask-to-cancel" />
        <p>If you ask today: {costInWords(quote)}</p>
        <Button type="submit" variant="destructive-ghost" className="-ms-5.5 justify-self-start">
          Ask to cancel
        </Button>
      </OwnForm>
    </details>
  );
}

/** What a guest in the house reads instead: who leaves early speaks with us, and a form cannot give the nights back. */
export function ToLeaveEarly() {
  const { phone } = useCompany();
  return (
    <p id="cancel" className="border-t border-line pt-5 print:hidden">
      To leave earlier than planned,{" "}
      {phone ? (
        <>
          call us on <TextLink href={telUrl(phone)}>{phone}</TextLink>, or{" "}
        </>
      ) : null}
      tell the desk of your house.
    </p>
  );
}
