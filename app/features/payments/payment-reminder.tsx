import { whatsAppUrl } from "#contract/rules/phone.ts";
import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { paymentMessage } from "./payment-message.ts";

/** Asks the guest of an accepted stay for the due amount, by the payments template. */
export function PaymentReminder({ booking }: { booking: Booking }) {
  const template = useTemplates().payments;
  const { upiId } = useCompany();
  const { due, phoneNo } = booking;
  const message = paymentMessage(template, booking, upiId);
  if (!due || message === null) return null;
  return (
    <LinkButton
      href={whatsAppUrl(phoneNo, message)}
      target="_blank"
      rel="noreferrer"
      variant="ghost"
      size="small"
      className="-ms-3.5"
    >
      <Icon of="message-circle" />
      Ask for {formatRupees(due)} by WhatsApp
    </LinkButton>
  );
}
