import { allWeekdays } from "#contract/rules/rates.ts";

/** Weekdays as one number, for the database: bit 0 is Monday. */
export function bitsOf(weekdays: readonly number[]): number {
  return weekdays.reduce((bits, day) => bits | (1 << (day - 1)), 0);
}

const daysByBits = Array.from({ length: 128 }, (_, bits) =>
  allWeekdays.filter((day) => bits & (1 << (day - 1))),
);

/** The weekdays of such a number, Monday first. */
export function daysOf(bits: number): readonly number[] {
  return daysByBits[bits & 127] ?? [];
}
