import { expect, test } from "vitest";
import { shownMonths } from "./shown-months.ts";

test.each([
  ["2026-11", "2026-11-03", [["2026-11", "2026-11-03", 28]]],
  ["2026-11", "2026-11-17", [["2026-11", "2026-11-17", 14]]],
  [
    "2026-11",
    "2026-11-24",
    [
      ["2026-11", "2026-11-24", 7],
      ["2026-12", "2026-12-01", 31],
    ],
  ],
  ["2027-02", "2026-11-24", [["2027-02", "2027-02-01", 28]]],
] as const)(
  "%s on %s shows what is to come of it, and the next month where that is little",
  (month, today, shown) => {
    expect(shownMonths(month, today).map((each) => [each.month, each.days[0], each.days.length])).toEqual(
      shown,
    );
  },
);
