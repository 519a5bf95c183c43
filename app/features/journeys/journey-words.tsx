import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import { AgreedPrice } from "#app/features/company/taxed-price.tsx";
import { journeyFacts } from "#app/features/enquiries/journey-facts.ts";
import type { Fact } from "#app/ui/facts.tsx";
import type { GuestJourney } from "./read-journey.ts";

/** The title: the package's name, or from where to where the cab goes. */
export function journeyTitle(journey: GuestJourney): string {
  if (journey.kind === "package") return journey.booking.package;
  return `${journey.booking.pickUpLocation} to ${journey.booking.dropLocation}`;
}

/** The date, and for a cab the time; empty for a package without a start date. */
export function journeyDay(journey: GuestJourney): string {
  if (journey.kind === "package")
    return journey.booking.startDate ? `From ${longDate(journey.booking.startDate)}` : "";
  return `${longDate(journey.booking.dateOfJourney)}, ${journey.booking.preferredTime}`;
}

/** What the guest asked for. */
export function askedFacts(journey: GuestJourney): Fact[] {
  if (journey.kind === "package") return journeyFacts(journey.booking);
  const { vehiclePreference, days } = journey.booking;
  const facts: Fact[] = [["Vehicle", vehicleLabel(vehiclePreference)]];
  if (days !== null && days > 1) facts.push(["For", countOf(days, "day")]);
  return facts;
}

const unsettled: Record<GuestJourney["booking"]["status"], string> = {
  Pending: "We tell you with our answer",
  Accepted: "Not agreed yet",
  Rejected: "Not settled",
};

/** Agreed total, paid amount, and what is due or to be returned. */
export function moneyFacts({ total, paid, due, over, status }: GuestJourney["booking"]): Fact[] {
  const price = total === null ? unsettled[status] : <AgreedPrice rupees={total} />;
  const facts: Fact[] = [["Total", price]];
  if (paid > 0) facts.push(["Paid", formatRupees(paid)]);
  if (due && (paid > 0 || status === "Accepted")) facts.push(["Still due", formatRupees(due)]);
  if (over > 0) facts.push(["To give back", formatRupees(over)]);
  return facts;
}
