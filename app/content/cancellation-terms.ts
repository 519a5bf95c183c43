import { shortDate } from "#contract/rules/dates.ts";
import { addDays, type CalendarDate, nightsBetween } from "#contract/rules/stay.ts";

export type CancellationTerm = {
  /** Days before arrival from which it holds. */
  from: number;
  when: string;
  charge: string;
};

/** By calendar days before the day of arrival, Asia/Kolkata. */
export const cancellationTerms: CancellationTerm[] = [
  {
    from: 15,
    when: "15 days or more before arrival",
    charge: "No charge; the advance is returned in full",
  },
  { from: 8, when: "14 to 8 days before arrival", charge: "25% of the stay" },
  { from: 3, when: "7 to 3 days before arrival", charge: "50% of the stay" },
  { from: 0, when: "2 days before, or no arrival", charge: "The full stay" },
];

const [free] = cancellationTerms;

/** The short line beside a booking button. */
export const cancellationInShort = `Free to cancel up to ${free?.from} days before arrival.`;

/** Until when a stay can be cancelled without a charge, or what it costs from today on. */
export function cancellationOf(arrival: CalendarDate, today: CalendarDate): string {
  const left = nightsBetween(today, arrival);
  const term = cancellationTerms.find(({ from }) => left >= from);
  if (!term) return "";
  if (term === free) return `Free to cancel until ${shortDate(addDays(arrival, -term.from))}.`;
  return `Cancelled from now on: ${term.charge.toLowerCase()}.`;
}

export const cancellationNotes = [
  "If a road, the airport or a pass is officially shut and you cannot reach us, we move your dates without a charge or return what the hotels return to us, with their letters.",
  "Nights that you leave early are charged as booked, unless we can let the room again.",
  "Refunds go back the way the money came, within seven working days.",
];
