import { type Ladder, type LadderStep, percentOf } from "./owed.ts";
import { addDays, type CalendarDate } from "./stay.ts";

/** What is to be paid for a stay and when, and what ending it costs. */
export type PolicyTerms = {
  advancePercent: number;
  /** In paise: the least advance, unless the whole stay costs less. */
  leastAdvance: number;
  /** Days after acceptance until which the advance is due. */
  advanceDueDays: number;
  /** Days before arrival by which all is due; 0 on arrival. */
  balanceDueDays: number;
  ladder: Ladder;
};

/** A policy as agreed on with one guest: later changes of the settings do not apply. */
export type AgreedPolicy = PolicyTerms & { agreedOn: CalendarDate };

/** The policy that the site printed before policies were settings: it applies to stays accepted then. */
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

/** The terms of a company that has not chosen any: no advance, and no charge for ending a stay. */
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

/** A step of a ladder with a date: it applies through `until`, the last one (null) without end. */
export type DatedStep = LadderStep & { until: CalendarDate | null };

/** A ladder with dates instead of days. */
export function datedLadder(ladder: Ladder, arrival: CalendarDate): DatedStep[] {
  return ladder.map((step, index) => ({
    ...step,
    until: index === ladder.length - 1 ? null : addDays(arrival, -step.days),
  }));
}
