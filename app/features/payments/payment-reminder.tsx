import { whatsAppUrl } from "#contract/rules/phone.ts";
import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { useTemplates } from "#app/features/guest-contact/use-templates.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Asks the guest of an accepted stay for what is due, in the words of the payments' template. */
export function PaymentReminder({ booking }: { booking: Booking }) {
  const template = useTemplates().payments;
  const { upiId } = useCompany();
  const { due, total, paid, phoneNo, status } = booking;
  if (!due || total === null || !holdsRooms(status)) return null;
  const message = fillTemplate(template, {
    name: booking.customerName,
    reference: booking.reference,
    what: booking.hotel,
    when: dateRange(booking.checkInDate, booking.checkOutDate),
    total: formatRupees(total),
    paid: formatRupees(paid),
    due: formatRupees(due),
    upi: upiId,
  });
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
