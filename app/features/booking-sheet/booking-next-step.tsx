import type { Booking } from "#contract/bookings.ts";
import { whatsAppUrl } from "#contract/rules/phone.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { countOf } from "#contract/rules/text.ts";
import { WhatsAppLink } from "#app/features/answers/guest-links.tsx";
import { firstName } from "#app/features/answers/first-name.ts";
import { NextStep } from "#app/features/answers/next-step.tsx";
import { VerdictForm } from "#app/features/answers/verdict-form.tsx";
import { decisionMessage } from "#app/features/bookings/booking-message.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { paymentMessage } from "#app/features/payments/payment-message.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";

/** After a change of status: its effect, the links for telling the guest, and undo. */
export function BookingNextStep({ booking, was }: { booking: Booking; was: string }) {
  const templates = useTemplates();
  const { upiId, taxes } = useCompany();
  const { customerName, phoneNo, status } = booking;
  const advance = paymentMessage(templates.payments, booking, upiId);
  return (
    <NextStep said={sentenceOf(booking)}>
      {status === "Accepted" || status === "Rejected" ? (
        <WhatsAppLink
          phone={phoneNo}
          name={customerName}
          message={decisionMessage(templates.bookings, booking, taxes)}
          label={`Tell ${firstName(customerName)} on WhatsApp`}
          variant="secondary"
        />
      ) : null}
      {advance ? (
        <LinkButton
          href={whatsAppUrl(phoneNo, advance)}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="small"
        >
          Ask for the advance
        </LinkButton>
      ) : null}
      <VerdictForm record={booking} then="details">
        <Button type="submit" name="status" value={was} variant="ghost" size="small">
          Undo
        </Button>
      </VerdictForm>
    </NextStep>
  );
}

function sentenceOf({ status, rooms }: Booking): string {
  const roomWords = holdsRooms(status) ? `${countOf(rooms, "room")} held.` : "No room is held.";
  return status === "Completed" ? "Completed." : `${statusLabel(status)}. ${roomWords}`;
}
