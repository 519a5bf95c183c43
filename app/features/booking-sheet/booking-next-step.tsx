import type { Booking } from "#contract/bookings.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { statusLabel } from "#contract/rules/status.ts";
import { countOf } from "#contract/rules/text.ts";
import { TellLink } from "#app/features/answers/guest-links.tsx";
import { NextStep } from "#app/features/answers/next-step.tsx";
import { VerdictForm } from "#app/features/answers/verdict-form.tsx";
import { decisionMessage } from "#app/features/bookings/booking-message.ts";
import { agreedTaxes } from "#app/features/company/company-facts.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { paymentRequest } from "#app/features/payments/payment-message.ts";
import { AskNext } from "#app/features/payments/payment-reminder.tsx";
import { Button } from "#app/ui/button.tsx";

/** After a change of status: its effect, the links for telling the guest, and undo. */
export function BookingNextStep({ booking, was, today }: { booking: Booking; was: string; today: string }) {
  const templates = useTemplates();
  const company = useCompany();
  const { customerName, phoneNo, status } = booking;
  const request = paymentRequest(templates.payments, booking, company, today);
  return (
    <NextStep said={sentenceOf(booking)}>
      {status === "Accepted" || status === "Rejected" ? (
        <TellLink
          phone={phoneNo}
          name={customerName}
          message={decisionMessage(templates.bookings, booking, agreedTaxes(company))}
          variant="secondary"
        />
      ) : null}
      {request ? <AskNext phone={phoneNo} request={request} /> : null}
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
