import * as fc from "fast-check";
import { expect, test } from "vitest";
import { taxDefaults } from "../tax-defaults.ts";
import { taxRulesOf } from "../tax-settings.ts";
import { withTaxOfStay } from "./added-tax.ts";
import { isAgreed } from "./adjustment.ts";
import { linesOfAgreed } from "./agreed-price.ts";
import { formatRupees } from "./money.ts";
import { line, type PriceLine, sumOf } from "./price.ts";
import { lineInWords } from "./sum-of-stay.ts";
import { taxOfStay } from "./tax.ts";

const rules = taxRulesOf(taxDefaults);
const arrival = "2026-12-10";
const stay = { arrival, nights: 3, rooms: 1 };
const ofRooms = (rate: number, nights: number, from = arrival) =>
  line({ kind: "room", name: "Deluxe", quantity: 1, nights, rate, from });
const amountsOf = (lines: PriceLine[]) => lines.map(({ kind, amount }) => [kind, amount]);

test("one line leads to what was agreed on, below it or above, and goes when the tariff's price is agreed on again", () => {
  const told = [ofRooms(960_000, 3)];
  const agreed = linesOfAgreed(told, stay, 2_600_000, undefined);
  expect(amountsOf(agreed)).toEqual([
    ["room", 2_880_000],
    ["adjustment", -280_000],
  ]);
  expect(amountsOf(linesOfAgreed(agreed, stay, 3_000_000, undefined))[1]).toEqual(["adjustment", 120_000]);
  expect(linesOfAgreed(agreed, stay, 2_880_000, undefined)).toEqual(told);
  expect([isAgreed(told), isAgreed(agreed)]).toEqual([false, true]);
  expect(linesOfAgreed([], stay, 2_600_000, undefined)).toEqual([]);
});

test("a lower price has its sign before the currency, in words as on pages", () => {
  const rate = -2800;
  expect(formatRupees(rate)).toBe("−₹2,800");
  expect(lineInWords({ kind: "adjustment", name: "Adjustment", quantity: 1, nights: 1, rate })).toBe(
    "Adjustment: −₹2,800",
  );
});

test("tax in a price within is of what was agreed on, shared by what the nights cost", () => {
  const told = [ofRooms(200_000, 2), ofRooms(1_000_000, 1, "2026-12-12")];
  const lines = linesOfAgreed(told, stay, 700_000, undefined);
  const taxes = taxOfStay({ ...stay, lines, total: 700_000 }, rules);
  expect(taxes).toEqual(taxOfStay({ ...stay, lines: told, total: 700_000 }, rules));
});

test("of nothing that is paid nothing is tax, and it comes back with a price; without rules at the rates that were told", () => {
  const told = withTaxOfStay([ofRooms(800_000, 3)], stay, rules);
  const free = linesOfAgreed(told, stay, 0, rules);
  expect(amountsOf(free)).toEqual([
    ["room", 2_400_000],
    ["adjustment", -2_400_000],
  ]);
  expect(amountsOf(linesOfAgreed(free, stay, 2_100_000, rules)).at(-1)).toEqual(["tax", 100_000]);
  expect(amountsOf(linesOfAgreed(told, stay, 1_180_000, undefined)).at(-1)).toEqual(["tax", 180_000]);
});

test("the lines always come to the total in whole rupees, and so does their tax to the rupee", () => {
  const amount = fc.integer({ min: 0, max: 10_00_00_000 });
  const rates = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(amount, rates, (rupees, [first = 1, second = 1, third = 1]) => {
      const bare = [first, second, third].map((rate, index) =>
        ofRooms(rate * 100, 1, `2026-12-${10 + index}`),
      );
      const lines = linesOfAgreed(withTaxOfStay(bare, stay, rules), stay, rupees * 100, rules);
      expect(sumOf(lines)).toBe(rupees * 100);
      expect(lines.every((one) => one.amount % 100 === 0)).toBe(true);
      const taxes = taxOfStay({ ...stay, lines, total: rupees * 100 }, rules) ?? [];
      const charged = taxes.reduce((sum, tax) => sum + tax.charged, 0);
      expect(Math.abs(charged - rupees * 100)).toBeLessThanOrEqual(200);
    }),
  );
});
