import fc from "fast-check";
import { expect, test } from "vitest";
import { inYear, lowestRate, nightRates, type RatePeriod, weekdaysOf } from "./rates.ts";
import { weekdayOf } from "./weekday.ts";
import { addDays, nightsOf } from "./stay.ts";

const period = (change: Partial<RatePeriod>): RatePeriod => ({
  id: 1,
  name: "Winter",
  from: "2030-12-01",
  to: "2031-03-01",
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  isYearly: false,
  rate: 520_000,
  minNights: 1,
  ...change,
});
const newYear = period({ id: 2, name: "New Year", from: "2030-12-30", to: "2031-01-02", rate: 790_000 });
const rateOn = (night: string, ...periods: RatePeriod[]) => nightRates(450_000, periods, [night])[0]?.rate;

test("the shortest period wins, the rack rate where there is none", () => {
  const nights = nightsOf("2030-11-30", "2030-12-02").concat(nightsOf("2030-12-29", "2031-01-03"));
  const rates = nightRates(450_000, [period({}), newYear], nights).map(({ rate }) => rate / 1000);
  expect(rates).toEqual([450, 520, 520, 790, 790, 790, 520]);
});

test("of equally long periods the one with fewer weekdays wins, then the newer", () => {
  // 6 December 2030 is a Friday.
  expect(weekdayOf("2030-12-06")).toBe(5);
  const weekend = period({ id: 1, weekdays: [5, 6], rate: 600_000 });
  const all = period({ id: 2 });
  expect(rateOn("2030-12-06", weekend, all)).toBe(600_000);
  expect(rateOn("2030-12-08", weekend, all)).toBe(520_000);
  expect(rateOn("2030-12-08", all, period({ id: 3, rate: 1 }))).toBe(1);
});

test("a yearly period holds in every year after, also over New Year and on 29 February", () => {
  const yearly = { ...newYear, isYearly: true };
  const held = ["2030-12-30", "2034-12-31", "2035-01-01"];
  const free = ["2029-12-31", "2030-12-29", "2034-12-29", "2035-01-02", "2030-01-01"];
  expect(held.map((night) => rateOn(night, yearly))).toEqual(held.map(() => 790_000));
  expect(free.map((night) => rateOn(night, yearly))).toEqual(free.map(() => 450_000));
  expect([inYear("2028-02-29", 2029), inYear("2028-02-29", 2032)]).toEqual(["2029-02-28", "2032-02-29"]);
  const toTheEnd = { ...yearly, from: "2028-02-01", to: "2028-02-29" };
  const leapDay = { ...yearly, from: "2028-02-29", to: "2028-03-01" };
  const nights = ["2029-02-28", "2029-03-01", "2032-02-28", "2032-02-29"];
  expect(nights.map((night) => rateOn(night, toTheEnd) === 790_000)).toEqual([true, false, true, false]);
  expect(nights.map((night) => rateOn(night, leapDay) === 790_000)).toEqual([true, false, false, true]);
});

const dates = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2030-01-01", days));
const periods = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    name: fc.string(),
    from: dates,
    nights: fc.integer({ min: 1, max: 366 }),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    isYearly: fc.boolean(),
    rate: fc.integer({ min: 100, max: 1_000_000 }),
    minNights: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 12 },
);

test("each night has one price, in whatever order the periods were entered", () => {
  fc.assert(
    fc.property(periods, dates, fc.integer({ min: 1, max: 60 }), (made, arrival, length) => {
      const all = made.map(({ nights, ...each }) => ({ ...each, to: addDays(each.from, nights) }));
      const unique = [...new Map(all.map((each) => [each.id, each])).values()];
      const nights = nightsOf(arrival, addDays(arrival, length));
      const rates = nightRates(450_000, unique, nights);
      expect(rates.map(({ night }) => night)).toEqual(nights);
      expect(nightRates(450_000, unique.toReversed(), nights)).toEqual(rates);
    }),
  );
});

test("the lowest rate is that of the cheapest of the nights, however the periods cover each other", () => {
  fc.assert(
    fc.property(periods, dates, fc.integer({ min: 0, max: 60 }), (made, arrival, length) => {
      const all = made.map(({ nights, ...each }) => ({ ...each, to: addDays(each.from, nights) }));
      const nights = nightsOf(arrival, addDays(arrival, length));
      const rates = nightRates(450_000, all, nights).map(({ rate }) => rate);
      const lowest = rates.length > 0 ? Math.min(...rates) : undefined;
      expect(lowestRate(450_000, all, weekdaysOf(nights))).toBe(lowest);
    }),
  );
});
