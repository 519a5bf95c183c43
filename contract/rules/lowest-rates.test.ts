import fc from "fast-check";
import { expect, test } from "vitest";
import { inARow, lowestRates } from "./lowest-rates.ts";
import { nightRates, type RatePeriod } from "./rates.ts";
import { addDays, nightsOf } from "./stay.ts";

const someDate = fc.integer({ min: 0, max: 2500 }).map((days) => addDays("2027-11-01", days));
const period = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  name: fc.constant("Season"),
  from: fc.oneof(someDate, fc.constantFrom("2028-02-29", "2028-03-01", "2028-02-28", "2028-12-31")),
  nights: fc.integer({ min: 1, max: 366 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  isYearly: fc.boolean(),
  rate: fc.integer({ min: 1, max: 9 }).map((rate) => rate * 100_000),
  minNights: fc.constant(1),
});

test("of each row the lowest price is that of its cheapest night, however the periods cover each other", () => {
  const rows = fc.array(fc.tuple(someDate, fc.integer({ min: 0, max: 366 })), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(period, { maxLength: 10 }), rows, (made, asked) => {
      const periods = made.map(({ nights, ...each }) => ({ ...each, to: addDays(each.from, nights) }));
      const nights = asked.map(([from, length]) => nightsOf(from, addDays(from, length)));
      const expected = nights.map((each) => {
        const rates = nightRates(450_000, periods, each).map(({ rate }) => rate);
        return rates.length > 0 ? Math.min(...rates) : undefined;
      });
      expect(lowestRates(450_000, periods, nights.map(inARow))).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test("a period is looked at a few times for a row, and not once for each of its nights", () => {
  let looks = 0;
  const seasons = Array.from({ length: 60 }, (_, id): RatePeriod => {
    const from = addDays("2026-11-01", id * 7);
    const to = addDays(from, 7);
    const rest = {
      name: "Week",
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      isYearly: false,
      rate: 500_000,
      minNights: 1,
    };
    const look = () => {
      looks += 1;
      return from;
    };
    return Object.defineProperty({ id, from, to, ...rest }, "from", { get: look });
  });
  const rows = [inARow(nightsOf("2026-12-01", "2027-12-02"))];
  expect(lowestRates(400_000, seasons, rows)).toEqual([500_000]);
  expect(looks).toBeLessThan(10 * seasons.length);
});
