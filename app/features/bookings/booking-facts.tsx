import type { ReactNode } from "react";
import type { GuestBooking } from "#contract/bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { isOnlyInPackage } from "#contract/rules/payment.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { countOf } from "#contract/rules/text.ts";
import { AgreedPrice } from "#app/features/company/taxed-price.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import { childrenInWords, priceFacts } from "./price-facts.tsx";
import { toldInWords } from "./told-in-words.ts";

type Stay = Omit<GuestBooking, "contact" | "creditLeft">;

/** A stay in facts, for the guest's confirmation and the staff's dialog. */
type BookingFactsProps = {
  booking: Stay;
  /** How staff read where the price of a stay is that is in a package's. */
  inPackage?: ReactNode;
};

export function BookingFacts({ booking, inPackage }: BookingFactsProps) {
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
        ["Adults", String(booking.adults)],
        ["Children", childrenInWords(booking)],
        ["Nights", String(booking.nights)],
        ...moneyFacts(booking, inPackage),
        ...priceFacts(booking),
        ...(booking.specialRequest ? ([["Special request", booking.specialRequest, "wide"]] as const) : []),
      ]}
    />
  );
}

function moneyFacts(stay: Stay, inPackage: ReactNode): Fact[] {
  const { total, priceLines, paid, due, over, status, ending, charge, packageReference } = stay;
  if (isOnlyInPackage(stay)) return [["Price", inPackage ?? `In that of the package ${packageReference}`]];
  const price =
    total === null ? <Unsettled stay={stay} /> : <AgreedPrice rupees={total} lines={priceLines} />;
  const facts: Fact[] = [["Total", price]];
  if (ending && charge !== null) facts.push(["Charge", formatRupees(charge)]);
  if (paid > 0) facts.push(["Paid", formatRupees(paid)]);
  if (due && (paid > 0 || ending || holdsRooms(status))) facts.push(["Still due", formatRupees(due)]);
  if (over > 0) facts.push(["To give back", formatRupees(over)]);
  return facts;
}

function Unsettled({ stay }: { stay: Stay }) {
  const told = toldInWords(stay, useCompany().taxes);
  if (stay.status === "Rejected") return "Not settled";
  return `${told && `From ${told}. `}We tell you with the confirmation`;
}
