import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";

/** What a message about a stay is filled in with. */
export function stayValues({ customerName, reference, hotel, checkInDate, checkOutDate }: Booking) {
  return { name: customerName, reference, what: hotel, when: dateRange(checkInDate, checkOutDate) };
}

/** The payments' template with what is due; null when there is nothing to ask for. */
export function paymentMessage(template: string, booking: Booking, upi: string): string | null {
  const { due, total, paid, status } = booking;
  if (!due || total === null || !holdsRooms(status)) return null;
  const sums = { total: formatRupees(total), paid: formatRupees(paid), due: formatRupees(due), upi };
  return fillTemplate(template, { ...stayValues(booking), ...sums });
}
