import { whatsAppUrl } from "#contract/rules/phone.ts";
import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type PaymentRequest, paymentRequest } from "./payment-message.ts";

/** Asks the guest of an accepted stay for what is to be paid now, by the payments template. */
export function PaymentReminder({ booking, today }: { booking: Booking; today: string }) {
  const template = useTemplates().payments;
  const request = paymentRequest(template, booking, useCompany(), today);
  return request === null ? null : <AskForMoney phone={booking.phoneNo} request={request} />;
}

type AskForMoneyProps = { phone: string; request: PaymentRequest };

/** Opens a WhatsApp chat with the guest in which what is due is asked for. */
export function AskForMoney({ phone, request: { amount, isAdvance, message } }: AskForMoneyProps) {
  return (
    <LinkButton {...chatOf(phone, message)} variant="ghost" size="small" className="-ms-3.5">
      <Icon of="message-circle" />
      Ask for {formatRupees(amount)} {isAdvance ? "in advance " : ""}by WhatsApp
    </LinkButton>
  );
}

/** The same in fewer words, beside what the guest is told of an answer. */
export function AskNext({ phone, request: { amount, isAdvance, message } }: AskForMoneyProps) {
  return (
    <LinkButton {...chatOf(phone, message)} variant="outline" size="small">
      Ask for {isAdvance ? "the advance" : formatRupees(amount)}
    </LinkButton>
  );
}

function chatOf(phone: string, message: string) {
  return { href: whatsAppUrl(phone, message), target: "_blank", rel: "noreferrer" };
}
