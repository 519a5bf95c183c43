import * as fc from "fast-check";
import { expect, test } from "vitest";
import { taxDefaults } from "../tax-defaults.ts";
import { addedTaxOf, taxRulesOf } from "../tax-settings.ts";
import { isTaxAdded, lowestWithTax, withTaxOfJourney, withTaxOfStay } from "./added-tax.ts";
import { line, type PriceLine, sumOf } from "./price.ts";
import { type TaxLine, taxOfStay, taxOnTop, type TaxRules } from "./tax.ts";
import { addDays } from "./stay.ts";

const rules = taxRulesOf(taxDefaults);
const arrival = "2026-12-10";

const ofRooms = (rate: number, nights: number, rooms = 1, from = arrival) =>
  line({ kind: "room", name: "Deluxe", quantity: rooms, nights, rate, from });
const once = (kind: PriceLine["kind"], rate: number) =>
  line({ kind, name: kind, quantity: 1, nights: 1, rate });

const taxed = (
  lines: PriceLine[],
  { nights = 1, rooms = 1, by = rules }: { nights?: number; rooms?: number; by?: TaxRules } = {},
) => withTaxOfStay(lines, { arrival, nights, rooms }, by);
const taxIn = (lines: PriceLine[]) =>
  lines.filter(({ kind }) => kind === "tax").map(({ name, amount, value }) => [name, amount, value]);

test("a night of ₹7,500 has 5 % on top, one of more than that 18 %, each by its own value", () => {
  expect(taxIn(taxed([ofRooms(750_000, 1)]))).toEqual([["GST 5 %", 37_500, 750_000]]);
  expect(taxIn(taxed([ofRooms(750_001, 1)]))).toEqual([["GST 18 %", 135_000, 750_001]]);
  // Two rooms of one value are two, not one of twice as much.
  expect(taxIn(taxed([ofRooms(750_000, 1, 2)], { rooms: 2 }))).toEqual([["GST 5 %", 75_000, 1_500_000]]);
});

test("a stay across two slabs has a line for each rate, the lower first", () => {
  const lines = [ofRooms(450_000, 2), ofRooms(900_000, 1, 1, "2026-12-12")];
  expect(taxIn(taxed(lines, { nights: 3 }))).toEqual([
    ["GST 5 %", 45_000, 900_000],
    ["GST 18 %", 162_000, 900_000],
  ]);
});

test("meals and extras count with their night, or apart where the owner chose so; one rate for all of a tour operator", () => {
  const lines = [ofRooms(700_000, 1), once("meals", 60_000), once("extra", 20_000)];
  expect(taxIn(taxed(lines))).toEqual([["GST 18 %", 140_400, 780_000]]);
  expect(taxIn(taxed(lines, { by: { ...rules, apartPercent: 12 } }))).toEqual([
    ["GST 5 %", 35_000, 700_000],
    ["GST 12 %", 9600, 80_000],
  ]);
  expect(taxIn(taxed(lines, { by: { ...rules, flatPercent: 5 } }))).toEqual([["GST 5 %", 39_000, 780_000]]);
});

test("nothing is put on top without rules, before the table of rates, at no percent, or without a rate of journeys", () => {
  const lines = [ofRooms(450_000, 2)];
  expect(withTaxOfStay(lines, { arrival, nights: 2, rooms: 1 }, undefined)).toEqual(lines);
  expect(withTaxOfStay(lines, { arrival: "2025-09-21", nights: 2, rooms: 1 }, rules)).toEqual(lines);
  expect(isTaxAdded(rules, "2025-09-21")).toBe(false);
  expect(isTaxAdded(rules, "2025-09-22")).toBe(true);
  expect(taxed(lines, { nights: 2, by: { ...rules, flatPercent: 0 } })).toEqual(lines);
  const cab = [once("cab", 350_000)];
  expect(withTaxOfJourney(cab, undefined)).toEqual(cab);
  expect(taxIn(withTaxOfJourney(cab, 5))).toEqual([["GST 5 %", 17_500, 350_000]]);
});

test("tax is added only where the owner adds it, and is registered", () => {
  const tax = { ...taxDefaults, gstin: "27AAPFU0939F1ZV" };
  expect(addedTaxOf({ details: { taxes: "extra" }, tax })).toEqual(rules);
  expect(addedTaxOf({ details: { taxes: "extra" }, tax: taxDefaults })).toBeUndefined();
  for (const taxes of ["included", ""]) expect(addedTaxOf({ details: { taxes }, tax })).toBeUndefined();
});

const priced = fc.record({
  cheap: fc.integer({ min: 0, max: 10 }),
  dear: fc.integer({ min: 0, max: 10 }),
  rooms: fc.integer({ min: 1, max: 5 }),
  rate: fc.integer({ min: 1, max: 7500 }),
  dearRate: fc.integer({ min: 7501, max: 40_000 }),
  meals: fc.integer({ min: 0, max: 3000 }),
  extra: fc.integer({ min: 0, max: 9000 }),
  apartPercent: fc.option(fc.constantFrom(0, 5, 12, 18), { nil: undefined }),
  flatPercent: fc.option(fc.constantFrom(5, 18), { nil: undefined, freq: 5 }),
  percent: fc.constantFrom(0, 5, 12),
});

test("whatever a stay costs: values, taxes and round-off come to the total, and the values to the price that was quoted", () => {
  const property = fc.property(priced, ({ cheap, dear, rooms, percent, ...of }) => {
    const nights = cheap + dear;
    if (nights === 0) return;
    const bare = [
      ...(cheap > 0 ? [ofRooms(of.rate * 100, cheap, rooms)] : []),
      ...(dear > 0 ? [ofRooms(of.dearRate * 100, dear, rooms, addDays(arrival, cheap))] : []),
      line({ kind: "meals", name: "Breakfast", quantity: rooms, nights, rate: of.meals * 100 }),
      once("extra", of.extra * 100),
    ];
    const by: TaxRules = {
      rates: rules.rates.map((rate) => ({ ...rate, percent })),
      apartPercent: of.apartPercent,
      flatPercent: of.flatPercent,
    };
    const lines = taxed(bare, { nights, rooms, by });
    const total = sumOf(lines);
    expect(total % 100).toBe(0);
    const ofRoomsAlone = sumOf(bare.filter(({ kind }) => kind === "room"));
    expect(total).toBeGreaterThanOrEqual(lowestWithTax(ofRoomsAlone, by));
    const taxes = taxOnTop(lines) ?? [];
    if (taxes.length === 0) return;
    const sum = (each: (tax: TaxLine) => number) => taxes.reduce((so, tax) => so + each(tax), 0);
    expect(sum(({ value }) => value)).toBe(sumOf(bare));
    // What rounds each rate's tax to the rupee is all that the total differs by.
    const roundOff = total - sum(({ value, half }) => value + 2 * half);
    expect(Math.abs(roundOff)).toBeLessThanOrEqual(50 * taxes.length);
    for (const tax of taxes)
      expect(Math.abs(tax.half - (tax.value * tax.percent) / 200)).toBeLessThanOrEqual(0.5);
    // The same as the papers read it; of another total as much as is in it.
    const stay = { arrival, nights, rooms, lines };
    expect(taxOfStay({ ...stay, total }, rules)).toEqual(taxes);
    const half = taxOfStay({ ...stay, total: total / 2 }, rules) ?? [];
    expect(half.reduce((so, { value, half: one }) => so + value + 2 * one, 0)).toBe(total / 2);
  });
  fc.assert(property, { numRuns: 500 });
});
