import type { Policy } from "#contract/policy.ts";
import { chargePercent, type Ladder } from "#contract/rules/owed.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import { dayNear } from "#contract/rules/stay-words.ts";

export type CancellationTerm = { when: string; charge: string };

/** The ladder of a house: its own, or the company's. */
export function ladderOf({ ladder, houses }: Policy, hotelId?: number): Ladder {
  return houses.find((house) => house.hotelId === hotelId)?.ladder ?? ladder;
}

/** What the ledger charges for a stay that is cancelled, in words: by calendar days before arrival, Asia/Kolkata. */
export function cancellationTerms(ladder: Ladder | null): CancellationTerm[] {
  if (!ladder) return [{ when: "If you cancel", charge: "Ask us what it costs before you book" }];
  if (ladder.length === 0) return [{ when: "At any time", charge: chargeWords(0) }];
  return ladder.map(({ days, percent }, index) => {
    const before = ladder[index - 1];
    const isLast = index === ladder.length - 1;
    return { when: daysWords(days, before?.days, isLast), charge: chargeWords(percent) };
  });
}

function daysWords(days: number, before: number | undefined, isLast: boolean): string {
  if (before === undefined)
    return isLast ? "At any time, or no arrival" : `${days} days or more before arrival`;
  const maxDays = before - 1;
  if (isLast)
    return maxDays > 0
      ? `${maxDays} days or less before arrival, or no arrival`
      : "On the day, or no arrival";
  return maxDays === days ? `${days} days before arrival` : `${maxDays} to ${days} days before arrival`;
}

function chargeWords(percent: number): string {
  if (percent === 0) return "No charge; the advance is returned in full";
  return percent === 100 ? "The full stay" : `${percent}% of the stay`;
}

/** The line beside a booking button: what holds for this arrival, or in general while that is empty. */
export function cancellationFor(ladder: Ladder | null, arrival: string, today: CalendarDate): string {
  return arrival === "" ? cancellationInShort(ladder) : cancellationOf(ladder, arrival, today);
}

/** The terms in general, in one line; empty where cancelling is never free, or no terms are chosen. */
export function cancellationInShort(ladder: Ladder | null): string {
  if (!ladder) return "";
  const free = ladder.filter(({ percent }) => percent === 0).at(-1);
  if (ladder.every(({ percent }) => percent === 0)) return "Free to cancel.";
  return free ? `Free to cancel up to ${free.days} days before arrival.` : "";
}

/** Until when a stay can be cancelled without a charge, or what it costs from today on; empty where no terms are chosen. */
export function cancellationOf(ladder: Ladder | null, arrival: CalendarDate, today: CalendarDate): string {
  if (!ladder || arrival < today) return "";
  const percent = chargePercent(ladder, arrival, today);
  if (percent > 0) return `Cancelled from now on: ${chargeWords(percent).toLowerCase()}.`;
  const free = ladder.filter((step) => step.percent === 0).at(-1);
  const isAlwaysFree = !free || ladder.at(-1) === free;
  return isAlwaysFree
    ? "Free to cancel."
    : `Free to cancel until ${dayNear(addDays(arrival, -free.days), today)}.`;
}
