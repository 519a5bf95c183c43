import fc from "fast-check";
import { expect, test } from "vitest";
import { packageTariffForm } from "../package-tariff.ts";
import { sumOf } from "./price.ts";
import { type PricedTour, priceTour, rateOf, type TourTariff } from "./tour-price.ts";

const tour: TourTariff = {
  rates: [
    { hotelClass: "Standard", people: 2, rate: 18_000 },
    { hotelClass: "Standard", people: 4, rate: 15_000 },
    { hotelClass: "Standard", people: 6, rate: 13_500 },
    { hotelClass: "Deluxe", people: 2, rate: 24_000 },
    { hotelClass: "Deluxe", people: 4, rate: 20_000 },
  ],
  singleRoom: 6000,
  childWithBed: 9000,
  childWithoutBed: 5000,
  freeBelowAge: 5,
  ownBedFromAge: 8,
  childUntilAge: 12,
  seasons: [
    { name: "Winter", from: "2030-12-01", to: "2031-03-01", isYearly: false, supplement: 2000 },
    { name: "New Year", from: "2030-12-28", to: "2031-01-03", isYearly: true, supplement: 5000 },
  ],
};
const two: PricedTour = { adults: 2, children: 0, hotelClass: "Standard" };

const examples: [string, Partial<PricedTour>, number][] = [
  ["two adults", {}, 36_000],
  ["without a class the cheapest for them", { hotelClass: undefined }, 36_000],
  ["three pay what two do each", { adults: 3 }, 54_000],
  ["four pay the lower rate", { adults: 4 }, 60_000],
  ["of a class with fewer rows the last", { adults: 6, hotelClass: "Deluxe" }, 120_000],
  ["one alone has a room alone", { adults: 1 }, 24_000],
  ["one room for one of two", { singleRooms: 1 }, 42_000],
  ["a child of four", { children: 1, childAges: [4] }, 36_000],
  ["a child of six", { children: 1, childAges: [6] }, 41_000],
  ["a child of nine", { children: 1, childAges: [9] }, 45_000],
  ["one of twelve is an adult", { children: 1, childAges: [12] }, 54_000],
  ["a child without its age is the dearest one", { children: 1 }, 45_000],
  [
    "in winter each pays more, the small child not",
    { start: "2031-02-01", children: 1, childAges: [3] },
    40_000,
  ],
  ["the shorter season counts", { start: "2030-12-31" }, 46_000],
  ["and comes again every year", { start: "2033-12-31", children: 1, childAges: [9] }, 60_000],
];

test.each(examples)("%s", (_, change, total) => {
  expect(sumOf(priceTour(tour, { ...two, ...change }))).toBe(total);
});

test("lines name the class, the season and what children have", () => {
  const lines = priceTour(tour, { ...two, start: "2030-12-30", children: 2, childAges: [6, 9] });
  expect(lines.map(({ kind, name, quantity, rate }) => [kind, name, quantity, rate])).toEqual([
    ["adult", "Adult, Standard", 2, 18_000],
    ["child", "Child with bed", 1, 9000],
    ["child", "Child without bed", 1, 5000],
    ["season", "New Year", 4, 5000],
  ]);
});

test("what was told stays while the same people come; what came in addition costs what it does now", () => {
  const told = priceTour(tour, two);
  const dearer = { ...tour, rates: tour.rates.map((row) => ({ ...row, rate: row.rate + 1000 })) };
  expect(sumOf(priceTour(dearer, { ...two, children: 1, childAges: [9] }, told))).toBe(36_000 + 9000);
  expect(sumOf(priceTour(dearer, { ...two, adults: 3 }, told))).toBe(3 * 19_000);
});

const amount = fc.integer({ min: 1, max: 50_000 });
/** Any table that a form lets pass. */
const tables = fc
  .record({
    rows: fc.uniqueArray(
      fc.record({ people: fc.integer({ min: 1, max: 12 }), rates: fc.tuple(amount, amount) }),
      {
        selector: ({ people }) => people,
        minLength: 1,
        maxLength: 5,
      },
    ),
    singleRoom: amount,
    childWithBed: amount,
    childWithoutBed: amount,
    freeBelowAge: fc.integer({ min: 0, max: 8 }),
    ownBedFromAge: fc.integer({ min: 0, max: 12 }),
    childUntilAge: fc.integer({ min: 0, max: 18 }),
  })
  .map((typed) => packageTariffForm.safeParse({ classes: ["Standard", "Deluxe"], ...typed }).data)
  .filter((tariff) => tariff !== undefined && tariff !== null)
  .map((tariff): TourTariff => ({
    ...tariff,
    rates: tariff.rows.flatMap(({ people, rates }) =>
      rates.flatMap((rate, index) =>
        rate === null ? [] : [{ hotelClass: tariff.classes[index] ?? "", people, rate }],
      ),
    ),
    seasons: tour.seasons,
  }));
const parties = fc.record({
  adults: fc.integer({ min: 1, max: 14 }),
  childAges: fc.array(fc.integer({ min: 1, max: 17 }), { maxLength: 4 }),
  singleRooms: fc.integer({ min: 0, max: 3 }),
  hotelClass: fc.constantFrom("Standard", "Deluxe"),
  start: fc.constantFrom("2030-06-01", "2030-12-30", undefined),
});

test("whatever a form lets pass: lines sum to the total, one more never pays less, and order does not matter", () => {
  fc.assert(
    fc.property(tables, parties, fc.integer({ min: 1, max: 17 }), (tariff, party, age) => {
      const wish = { ...party, children: party.childAges.length };
      const lines = priceTour(tariff, wish);
      const total = sumOf(lines);
      for (const line of lines) expect(line.amount).toBe(line.quantity * line.nights * line.rate);
      expect(sumOf(priceTour(tariff, { ...wish, adults: wish.adults + 1 }))).toBeGreaterThanOrEqual(total);
      const childAges = [...wish.childAges, age];
      const withChild = { ...wish, childAges, children: childAges.length };
      expect(sumOf(priceTour(tariff, withChild))).toBeGreaterThanOrEqual(total);
      const turned = { ...tariff, rates: tariff.rates.toReversed() };
      expect(sumOf(priceTour(turned, { ...wish, childAges: wish.childAges.toReversed() }))).toBe(total);
    }),
  );
});

test("a party below the smallest row pays as that one", () => {
  expect(rateOf(tour, "Standard", 1)).toBe(18_000);
});
