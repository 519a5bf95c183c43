import type { Booking } from "#contract/bookings.ts";
import { dateRange, longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { payableOn } from "./payable-on.ts";

type StayNames = Pick<Booking, "customerName" | "reference" | "hotel" | "checkInDate" | "checkOutDate">;

/** Placeholder values of message templates about a stay. */
export function stayValues({ customerName, reference, hotel, checkInDate, checkOutDate }: StayNames) {
  return { name: customerName, reference, what: hotel, when: dateRange(checkInDate, checkOutDate) };
}

type Owing = StayNames & Pick<Booking, "status" | "ending" | "total" | "paid" | "due" | "policy">;

/** What a guest is asked for now: the advance while it is due, as on the guest's own page, or all that is due. */
export type PaymentRequest = { amount: number; isAdvance: boolean; message: string };

/** The payments template filled in, with the advance if that is enough for now; null when nothing is due. */
export function paymentRequest(
  template: string,
  booking: Owing,
  { upiId, advanceUpiId }: { upiId: string; advanceUpiId: string },
  today: CalendarDate,
): PaymentRequest | null {
  const { due, total, paid, status, policy } = booking;
  const [first] = payableOn(today, booking);
  if (!first || !due || total === null || !holdsRooms(status)) return null;
  const isAdvance = first.what === "Advance";
  const upi = isAdvance ? advanceUpiId : upiId;
  const sums = { total: formatRupees(total), paid: formatRupees(paid), due: formatRupees(due), upi };
  const asked = fillTemplate(template, { ...stayValues(booking), ...sums });
  const message =
    isAdvance && policy ? `${asked} ${advanceWords(first.amount, policy.advanceDueOn, today)}` : asked;
  return { amount: first.amount, isAdvance, message };
}

function advanceWords(amount: number, dueOn: CalendarDate, today: CalendarDate): string {
  const isLate = dueOn < today;
  const said = isLate ? "The advance was due by" : "For now the advance is enough, by";
  return `${said} ${longDate(dueOn)}: ${formatRupees(amount)}.`;
}
