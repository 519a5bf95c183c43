import { holdsRooms } from "#contract/rules/status-changes.ts";
import type { BookingRow } from "../../bookings/bookings.queries.ts";
import { storedLines } from "../../tariffs/price-lines.ts";
import { isTaxOnTop, taxOfOwed } from "./taxes.ts";
import { owedOf } from "./owed.ts";
import { chargedLines, stayFacts } from "./stay-on-paper.ts";
import type { Subject } from "./subject.ts";

/** A stay as papers describe it. */
export function staySubject(booking: BookingRow): Subject {
  return {
    paidFor: { table: "bookings", id: booking.id },
    reference: booking.reference,
    guest: { name: booking.customer_name, phone: booking.phone, route: "" },
    facts: stayFacts(booking),
    hasWishes: booking.special_request !== "",
    isAccepted: holdsRooms(booking.status),
    total: booking.total_paise,
    owed: () => owedOf(booking, booking),
    taxIsOnTop: (owed, tax) => isTaxOnTop(storedLines(booking.price_lines), owed, tax),
    lines: (owed, isOnTop) => chargedLines(booking, owed, isOnTop),
    taxes: (owed, tax) => taxOfOwed(booking, owed, tax),
    notes: ({ sac }) => (sac ? [`SAC ${sac}`] : []),
    voucher: "Please receive these guests as booked with us.",
  };
}
