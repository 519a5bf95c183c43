import type { GuestBooking } from "#contract/bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { planWords } from "#contract/rules/price.ts";
import { lineInWords } from "#contract/rules/sum-of-stay.ts";
import { countOf, joinWords } from "#contract/rules/text.ts";
import type { PriceLineShown } from "#contract/tariff.ts";
import { Facts } from "#app/ui/facts.tsx";

type BookingFactsProps = {
  booking: Omit<GuestBooking, "contact">;
  /** Leaves out the payments, for pages that show them elsewhere. */
  hidesMoney?: boolean;
};

/** A stay in facts, for the guest's confirmation and the staff's dialog. */
export function BookingFacts({ booking, hidesMoney = false }: BookingFactsProps) {
  const rooms = booking.roomType
    ? `${countOf(booking.rooms, "room")}, ${booking.roomType}`
    : countOf(booking.rooms, "room");
  return (
    <Facts
      facts={[
        ["Hotel", booking.hotel],
        ["Rooms", rooms],
        ["Check-in", longDate(booking.checkInDate)],
        ["Check-out", longDate(booking.checkOutDate)],
        ["Nights", String(booking.nights)],
        ...(hidesMoney ? [] : moneyFacts(booking)),
        ["Adults", String(booking.adults)],
        ["Children", childrenInWords(booking)],
        ...(booking.mealPlan ? ([["Meals", planWords[booking.mealPlan]]] as const) : []),
        ...(isPlain(booking.priceLines)
          ? []
          : ([
              ["How the total adds up", <PriceLines key="lines" lines={booking.priceLines} />, "wide"],
            ] as const)),
        ...(booking.specialRequest ? ([["Special request", booking.specialRequest, "wide"]] as const) : []),
      ]}
    />
  );
}

function childrenInWords({ children, childAges }: BookingFactsProps["booking"]): string {
  return childAges.length > 0 ? `${children}, aged ${joinWords(childAges.map(String))}` : String(children);
}

/** One price for all nights, and nothing beside it: the total alone says it. */
function isPlain(lines: readonly PriceLineShown[]): boolean {
  return lines.length < 2;
}

function PriceLines({ lines }: { lines: readonly PriceLineShown[] }) {
  return (
    <ul className="grid max-w-lg gap-1">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.name} ${line.from}`} className="flex justify-between gap-4">
          <span>{lineInWords(line)}</span>
          <span className="num">{formatRupees(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function moneyFacts({ total, paid, due, over, status }: BookingFactsProps["booking"]): [string, string][] {
  const facts: [string, string][] = [
    ["Total", total === null ? "We tell you with the confirmation" : formatRupees(total)],
  ];
  if (paid > 0) facts.push(["Paid", formatRupees(paid)]);
  if (due && (paid > 0 || holdsRooms(status))) facts.push(["Still due", formatRupees(due)]);
  if (over > 0) facts.push(["To give back", formatRupees(over)]);
  return facts;
}
