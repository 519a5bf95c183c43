import { type CalendarDate, nightsBetween } from "./stay.ts";

/** How a stay that does not take place ends. */
export const endings = ["Cancelled", "No show"] as const;
export type Ending = (typeof endings)[number];

/** From `days` calendar days before arrival on, ending a stay costs `percent` of its total. */
export type LadderStep = { days: number; percent: number };
/** Most days first. */
export type Ladder = readonly LadderStep[];

/** What is owed, paid, still due and too much, all in one unit. Nulls while the total is not settled. */
export type Balance = { owed: number | null; paid: number; due: number | null; over: number };

/** `paid + due − over = owed`, always: of `due` and `over` one is zero. */
export function balanceOf(owed: number | null, paid: number): Balance {
  if (owed === null) return { owed, paid, due: null, over: 0 };
  return { owed, paid, due: Math.max(0, owed - paid), over: Math.max(0, paid - owed) };
}

/**
 * The percent of the total that ending a stay on `today` costs, both dates in Asia/Kolkata. After the last step's day,
 * and for a no-show, it is the last step's percent; without a ladder 0.
 */
export function chargePercent(
  ladder: Ladder,
  arrival: CalendarDate,
  today: CalendarDate,
  ending: Ending = "Cancelled",
): number {
  const daysLeft = ending === "No show" ? -1 : nightsBetween(today, arrival);
  const step = ladder.find(({ days }) => days <= daysLeft) ?? ladder.at(-1);
  return step?.percent ?? 0;
}

/** `percent` of an amount in paise, to the nearest whole rupee, never more than the amount. */
export function percentOf(paise: number, percent: number): number {
  return Math.min(paise, Math.round((paise * percent) / 10_000) * 100);
}
