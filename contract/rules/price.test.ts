import fc from "fast-check";
import { expect, test } from "vitest";
import { type PricedStay, priceStay, sumOf, type Tariff } from "./price.ts";
import { addDays, nightsOf } from "./stay.ts";

const plan = (
  code: "EP" | "CP" | "MAP" | "AP",
  supplement: number,
  extraBed: number,
  childWithBed: number,
  childWithoutBed: number,
) => ({ code, supplement, extraBed, childWithBed, childWithoutBed });

/** A tariff card as houses hand it out; rupees as paise would be, for they only add up. */
const house: Tariff = {
  roomType: "Premium Double",
  rackRate: 4000,
  periods: [],
  includedAdults: 2,
  extraBeds: 1,
  plans: [plan("EP", 0, 1000, 800, 0), plan("CP", 500, 1200, 1000, 250), plan("MAP", 1500, 1700, 1400, 700)],
  freeBelowAge: 5,
  childUntilAge: 12,
  extras: [
    {
      id: 1,
      name: "Heating",
      per: "night",
      price: 300,
      from: "2030-12-01",
      to: "2031-03-01",
      isAlways: true,
    },
    { id: 2, name: "Airport pick-up", per: "stay", price: 1500, from: null, to: null, isAlways: false },
    {
      id: 3,
      name: "New Year's dinner",
      per: "person",
      price: 2500,
      from: "2030-12-31",
      to: "2031-01-01",
      isAlways: true,
    },
  ],
};
const stay: PricedStay = {
  arrival: "2030-06-10",
  departure: "2030-06-12",
  rooms: 1,
  adults: 2,
  children: 0,
};

const examples: [string, Partial<PricedStay>, number][] = [
  ["two adults, room only", {}, 8000],
  ["with breakfast and dinner", { mealPlan: "MAP" }, 8000 + 3000],
  ["two rooms with breakfast", { mealPlan: "CP", rooms: 2, adults: 4 }, 16_000 + 2000],
  ["a third adult", { adults: 3 }, 8000 + 2000],
  ["a third adult with breakfast", { adults: 3, mealPlan: "CP" }, 8000 + 1000 + 2400],
  ["a child of four", { children: 1, childAges: [4] }, 8000],
  ["a child of five, in the extra bed", { children: 1, childAges: [5] }, 8000 + 1600],
  ["a child of twelve counts as an adult", { children: 1, childAges: [12] }, 8000 + 2000],
  [
    "one child has the bed, the other none",
    { children: 2, childAges: [9, 7], mealPlan: "MAP" },
    8000 + 3000 + 2800 + 1400,
  ],
  ["a child has the bed that no adult needs", { adults: 1, children: 1, childAges: [9] }, 8000],
  ["a child whose age nobody told", { children: 1 }, 8000 + 1600],
  ["an extra that was asked for", { extras: [2] }, 8000 + 1500],
  ["heating on the nights of winter alone", { arrival: "2030-11-30", departure: "2030-12-02" }, 8000 + 300],
  [
    "the dinner for everybody who eats",
    { arrival: "2030-12-31", departure: "2031-01-01", children: 2, childAges: [3, 9] },
    4000 + 800 + 300 + 7500,
  ],
];
test.each(examples)("%s", (_, change, total) => {
  expect(sumOf(priceStay(house, { ...stay, ...change }))).toBe(total);
});

test("the lines name what is paid", () => {
  const lines = priceStay(house, { ...stay, adults: 3, mealPlan: "MAP", extras: [2] });
  expect(
    lines.map(({ name, quantity, nights, rate, amount }) => [name, quantity, nights, rate, amount]),
  ).toEqual([
    ["Premium Double", 1, 2, 4000, 8000],
    ["Breakfast and dinner (MAP)", 1, 2, 1500, 3000],
    ["Extra bed", 1, 2, 1700, 3400],
    ["Airport pick-up", 1, 1, 1500, 1500],
  ]);
});

test("what was told stays: kept nights, meals and extras keep their price, new ones cost what they do now", () => {
  const told = priceStay(house, { ...stay, mealPlan: "CP", extras: [2] });
  const [, breakfast] = house.plans;
  const dearer = {
    ...house,
    rackRate: 9000,
    plans: breakfast ? [{ ...breakfast, supplement: 900 }] : [],
    extras: house.extras.map((extra) => ({ ...extra, price: 9999 })),
  };
  const longer = { ...stay, departure: "2030-06-13", mealPlan: "CP" as const, extras: [2] };
  expect(sumOf(priceStay(dearer, longer, told))).toBe(4000 * 2 + 9000 + 500 * 3 + 1500);
});

const amounts = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 12, maxLength: 12 });
/** Plans as the form accepts them: more meals and a bed never cost less. */
const plans = amounts.map((values) =>
  (["EP", "CP", "MAP"] as const).map((code, row) => {
    const [, second = 0, third = 0, fourth = 0] = values.slice(row * 4).toSorted((a, b) => a - b);
    const base = row * 5000;
    return plan(code, row === 0 ? 0 : base, base + fourth, base + third, base + second);
  }),
);
const parties = fc.record({
  rooms: fc.integer({ min: 1, max: 4 }),
  adults: fc.integer({ min: 1, max: 8 }),
  childAges: fc.array(fc.integer({ min: 1, max: 17 }), { maxLength: 5 }),
  length: fc.integer({ min: 1, max: 10 }),
  offset: fc.integer({ min: 0, max: 400 }),
  extras: fc.subarray([2]),
});

test("every night is in one line, and one more person, meal or night never costs less", () => {
  fc.assert(
    fc.property(plans, parties, fc.integer({ min: 1, max: 17 }), (made, party, age) => {
      const tariff = { ...house, plans: made };
      const arrival = addDays("2030-01-01", party.offset);
      const asked = {
        ...party,
        children: party.childAges.length,
        arrival,
        departure: addDays(arrival, party.length),
      };
      const lines = priceStay(tariff, asked);
      const priced = lines.flatMap(({ kind, from = "", nights }) =>
        kind === "room" ? nightsOf(from, addDays(from, nights)) : [],
      );
      expect(priced).toEqual(nightsOf(arrival, asked.departure));
      const total = sumOf(lines);
      const childAges = [...party.childAges, age];
      const more: Partial<PricedStay>[] = [
        { adults: party.adults + 1 },
        { childAges, children: childAges.length },
        { mealPlan: "CP" },
        { departure: addDays(asked.departure, 1) },
      ];
      for (const change of more)
        expect(sumOf(priceStay(tariff, { ...asked, ...change }))).toBeGreaterThanOrEqual(total);
      expect(sumOf(priceStay(tariff, { ...asked, mealPlan: "MAP" }))).toBeGreaterThanOrEqual(
        sumOf(priceStay(tariff, { ...asked, mealPlan: "CP" })),
      );
    }),
  );
});
