import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";

/** Placeholder values of message templates about a stay. */
export function stayValues({ customerName, reference, hotel, checkInDate, checkOutDate }: Booking) {
  return { name: customerName, reference, what: hotel, when: dateRange(checkInDate, checkOutDate) };
}

/** The payments template filled in; null when nothing is due. */
export function paymentMessage(template: string, booking: Booking, upi: string): string | null {
  const { due, total, paid, status } = booking;
  if (!due || total === null || !holdsRooms(status)) return null;
  const sums = { total: formatRupees(total), paid: formatRupees(paid), due: formatRupees(due), upi };
  return fillTemplate(template, { ...stayValues(booking), ...sums });
}
