import type { PaperContent } from "#contract/papers.ts";
import { adjustmentWords } from "#contract/rules/adjustment.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatPaise } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { planWords, type PriceLine } from "#contract/rules/price.ts";
import { isChargedOnce } from "#contract/rules/sum-of-stay.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import type { BookingRow } from "../../bookings/bookings.queries.ts";
import { storedLines } from "../../tariffs/price-lines.ts";
import type { OwedAmount } from "./owed.ts";

type Facts = PaperContent["facts"];

/** The facts of a stay on every paper. */
export function stayFacts(booking: BookingRow): Facts {
  const { arrival, departure, rooms, room_type, meal_plan } = booking;
  const facts = [
    { label: "Booking", value: booking.reference },
    { label: "House", value: booking.hotel_name },
    { label: "Check-in", value: longDate(arrival) },
    {
      label: "Check-out",
      value: `${longDate(departure)}, ${countOf(nightsBetween(arrival, departure), "night")}`,
    },
    { label: "Rooms", value: room_type ? `${rooms} × ${room_type}` : countOf(rooms, "room") },
    { label: "Guests", value: describeParty(booking.adults, booking.children) },
    { label: "Meals", value: meal_plan ? planWords[meal_plan] : "" },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** The charged lines, whose sum is what is owed, with tax added to it where it `isOnTop`. */
export function chargedLines(
  booking: BookingRow,
  { paise, isCharge }: OwedAmount,
  isOnTop: boolean,
): PaperContent["lines"] {
  if (isCharge) return [{ text: "Charge for a stay that came to nothing", note: "", paise }];
  const agreedLines = storedLines(booking.price_lines);
  const lines = (isOnTop ? withoutTax(agreedLines) : agreedLines).map(
    ({ kind, name, quantity, nights, rate, amount }) => ({
      text: name,
      note:
        kind === "adjustment"
          ? ""
          : [
              quantity > 1 ? String(quantity) : "",
              isChargedOnce(kind, nights) ? "" : countOf(nights, "night"),
              formatPaise(rate),
            ]
              .filter(Boolean)
              .join(" × "),
      paise: amount,
    }),
  );
  if (lines.length === 0) return [{ text: "Stay", note: nightsOfRooms(booking), paise }];
  if (isOnTop) return lines;
  const difference = paise - lines.reduce((sum, line) => sum + line.paise, 0);
  return difference === 0 ? lines : [...lines, { text: adjustmentWords, note: "", paise: difference }];
}

/** The lines without tax lines. */
export function withoutTax(lines: readonly PriceLine[]): PriceLine[] {
  return lines.filter(({ kind }) => kind !== "tax");
}

function nightsOfRooms({ arrival, departure, rooms }: BookingRow): string {
  return `${countOf(rooms, "room")}, ${countOf(nightsBetween(arrival, departure), "night")}`;
}
