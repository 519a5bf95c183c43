import * as fc from "fast-check";
import { expect, test } from "vitest";
import { taxDefaults } from "../tax-defaults.ts";
import { taxRulesOf } from "../tax-settings.ts";
import { amountInWords } from "./amount-in-words.ts";
import { financialYearAt } from "./financial-year.ts";
import { isGstin } from "./gstin.ts";
import type { PriceLine } from "./price.ts";
import { shareOut } from "./share-out.ts";
import { percentFor, percentOfCharged, type TaxedStay, taxOfPart, taxOfStay } from "./tax.ts";

const rules = taxRulesOf(taxDefaults);
const night = "2026-12-10";

test("a room of ₹7,500.00 for a night is taxed at 5 %, one of ₹7,500.01 at 18 %, and older nights at no guess", () => {
  expect(percentFor(rules.rates, night, 750_000)).toBe(5);
  expect(percentFor(rules.rates, night, 750_001)).toBe(18);
  expect(percentFor(rules.rates, "2025-09-22", 750_001)).toBe(18);
  expect(percentFor(rules.rates, "2025-09-21", 100)).toBeUndefined();
  // The same edge by what was charged, tax and all.
  expect(percentOfCharged(rules.rates, night, 787_500)).toBe(5);
  expect(percentOfCharged(rules.rates, night, 787_502)).toBe(18);
});

const line = (kind: PriceLine["kind"], rate: number, nights: number, more: Partial<PriceLine> = {}) => {
  const { quantity = 1 } = more;
  return { kind, name: kind, quantity, nights, rate, amount: quantity * nights * rate, ...more };
};

test("each room and night has the rate of its own value: one stay carries both", () => {
  const lines = [line("room", 500_000, 2, { from: night }), line("room", 900_000, 1, { from: "2026-12-12" })];
  const stay: TaxedStay = { arrival: night, nights: 3, rooms: 1, total: 1_900_000, lines };
  expect(taxOfStay(stay, rules)?.map(({ percent, charged }) => [percent, charged])).toEqual([
    [5, 1_000_000],
    [18, 900_000],
  ]);
  expect(taxOfStay({ ...stay, arrival: "2025-09-20" }, rules)).toBeUndefined();
});

test("meals lift a room over the edge, unless the owner has them taxed apart; a discount takes it back below", () => {
  const lines = [line("room", 700_000, 1, { from: night }), line("meals", 100_000, 1)];
  const stay: TaxedStay = { arrival: night, nights: 1, rooms: 1, total: 800_000, lines };
  const rates = (charged: TaxedStay, choice = rules) =>
    taxOfStay(charged, choice)?.map((tax) => [tax.percent, tax.charged]);
  expect(rates(stay)).toEqual([[18, 800_000]]);
  expect(rates(stay, { ...rules, apartPercent: 12 })).toEqual([
    [5, 700_000],
    [12, 100_000],
  ]);
  expect(rates({ ...stay, total: 780_000 })).toEqual([[5, 780_000]]);
  expect(rates(stay, { ...rules, flatPercent: 5 })).toEqual([[5, 800_000]]);
});

const priced = fc.record({
  nights: fc.integer({ min: 1, max: 20 }),
  rooms: fc.integer({ min: 1, max: 5 }),
  rate: fc.integer({ min: 100, max: 2_000_000 }),
  extra: fc.integer({ min: 0, max: 900_001 }),
  total: fc.integer({ min: 0, max: 50_000_000 }),
  apart: fc.option(fc.constantFrom(0, 5, 12, 18), { nil: undefined }),
  isKnown: fc.boolean(),
});

test("whatever is charged, the values and both halves of their tax add up to it, to the paisa, also for a part of it", () => {
  const property = fc.property(
    priced,
    fc.nat(),
    ({ nights, rooms, rate, extra, total, apart, isKnown }, cut) => {
      const lines = [line("room", rate, nights, { from: night, quantity: rooms }), line("extra", extra, 1)];
      const stay: TaxedStay = { arrival: night, nights, rooms, total, lines: isKnown ? lines : [] };
      const taxes = taxOfStay(stay, { ...rules, apartPercent: apart }) ?? [];
      const sum = (all: typeof taxes) => all.reduce((so, { value, half }) => so + value + 2 * half, 0);
      expect(sum(taxes)).toBe(total);
      for (const { value, half, percent } of taxes)
        expect(Math.abs(half - (value * percent) / 200)).toBeLessThanOrEqual(1 + percent / 200);
      if (total === 0) return;
      const part = 1 + (cut % total);
      expect(sum(taxOfPart(part, taxes))).toBe(part);
    },
  );
  fc.assert(property, { numRuns: 300 });
});

test("shares are whole, add up, and differ from the exact ones by less than one", () => {
  const property = fc.property(
    fc.nat(10_000_000),
    fc.array(fc.nat(100_000), { minLength: 1, maxLength: 60 }),
    (amount, weights) => {
      const shares = shareOut(amount, weights);
      const sum = weights.reduce((a, b) => a + b, 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        const exact = sum === 0 ? amount / weights.length : (amount * (weights[index] ?? 0)) / sum;
        expect(Math.abs(share - exact)).toBeLessThan(1);
      }
    },
  );
  fc.assert(property);
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

const inWords: [number, string][] = [
  [0, "Rupees zero only"],
  [1_00, "Rupees one only"],
  [21_50, "Rupees twenty-one and fifty paise only"],
  [1_11_600_00, "Rupees one lakh eleven thousand six hundred only"],
  [1_00_00_000_01, "Rupees one crore and one paise only"],
  [12_34_56_789_00, "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine only"],
];
test.each(inWords)("%i paise in words", (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

test("the financial year ends on 31 March at midnight in Kashmir", () => {
  expect(financialYearAt(new Date("2027-03-31T18:29:59Z"))).toBe("26-27");
  expect(financialYearAt(new Date("2027-03-31T18:30:00Z"))).toBe("27-28");
  expect(financialYearAt(new Date("2099-12-31T12:00:00Z"))).toBe("99-00");
});

test("a GSTIN has its form and its check digit", () => {
  expect(isGstin("27AAPFU0939F1ZV")).toBe(true);
  for (const digit of "0123456789ABCDEFGHIJKLMNOPQRSTUWXYZ")
    expect(isGstin(`27AAPFU0939F1Z${digit}`)).toBe(false);
  expect(isGstin("27AAPFU0993F1ZV")).toBe(false);
  expect(["", "27AAPFU0939F1Z", "27aapfu0939f1zv"].some(isGstin)).toBe(false);
});
