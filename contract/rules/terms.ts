import { type Ladder, type LadderStep, percentOf } from "./owed.ts";
import { addDays, type CalendarDate } from "./stay.ts";

/** What a stay asks for and when, and what ending it costs. */
export type PolicyTerms = {
  advancePercent: number;
  /** Paise; the advance is never less, unless the whole stay is. */
  leastAdvance: number;
  /** Days after acceptance until which the advance is due. */
  advanceDueDays: number;
  /** Days before arrival by which all is due; 0 on arrival. */
  balanceDueDays: number;
  ladder: Ladder;
};

/** A policy as it was agreed on with one guest: later ones leave it alone. */
export type AgreedPolicy = PolicyTerms & { agreedOn: CalendarDate };

/** What the site printed before policies were settings: it holds for stays that were accepted then. */
export const firstPolicy: PolicyTerms = {
  advancePercent: 25,
  leastAdvance: 0,
  advanceDueDays: 2,
  balanceDueDays: 0,
  ladder: [
    { days: 15, percent: 0 },
    { days: 8, percent: 25 },
    { days: 3, percent: 50 },
    { days: 0, percent: 100 },
  ],
};

/** Of a company that has chosen none yet: nothing is asked for before the stay, and nothing where it falls through. */
export const openPolicy: PolicyTerms = {
  advancePercent: 0,
  leastAdvance: 0,
  advanceDueDays: 2,
  balanceDueDays: 0,
  ladder: [],
};

/** The advance of a total, in paise. */
export function advanceOf({ advancePercent, leastAdvance }: PolicyTerms, total: number): number {
  return Math.min(total, Math.max(leastAdvance, percentOf(total, advancePercent)));
}

/** The days by which advance and balance are to be paid: never before they were agreed on, never after arrival. */
export function dueDates({ agreedOn, advanceDueDays, balanceDueDays }: AgreedPolicy, arrival: CalendarDate) {
  const beforeArrival = addDays(arrival, -balanceDueDays);
  const balanceDueOn = agreedOn > beforeArrival ? agreedOn : beforeArrival;
  const afterAgreement = addDays(agreedOn, advanceDueDays);
  const advanceDueOn = afterAgreement < balanceDueOn ? afterAgreement : balanceDueOn;
  return { advanceDueOn, balanceDueOn };
}

/** A ladder's step by dates: it holds through `until`; null for the last, which holds from then on. */
export type DatedStep = LadderStep & { until: CalendarDate | null };

/** A ladder with dates instead of days. */
export function datedLadder(ladder: Ladder, arrival: CalendarDate): DatedStep[] {
  return ladder.map((step, index) => ({
    ...step,
    until: index === ladder.length - 1 ? null : addDays(arrival, -step.days),
  }));
}
