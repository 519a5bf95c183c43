import fc from "fast-check";
import { expect, test } from "vitest";
import { priceCab } from "./cab-price.ts";
import { sumOf } from "./price.ts";

test("a route costs once, however many days are told", () => {
  const lines = priceCab({ per: "route", name: "Airport to Gulmarg, SUV", rate: 3500, nightHalt: 400 }, 4);
  expect(lines).toEqual([
    { kind: "cab", name: "Airport to Gulmarg, SUV", quantity: 1, nights: 1, rate: 3500, amount: 3500 },
  ]);
});

test("days cost each, and the driver's nights between them", () => {
  const lines = priceCab({ per: "day", name: "SUV with driver", rate: 3000, nightHalt: 400 }, 4);
  expect(lines.map(({ name, nights, amount }) => [name, nights, amount])).toEqual([
    ["SUV with driver", 4, 12_000],
    ["Driver's night halt", 3, 1200],
  ]);
});

test("one more day never costs less, and lines sum to the total", () => {
  const amounts = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1, max: 60 }), (rate, nightHalt, days) => {
      const price = (count: number) => sumOf(priceCab({ per: "day", name: "Car", rate, nightHalt }, count));
      expect(price(days)).toBe(days * rate + (days - 1) * nightHalt);
      expect(price(days + 1)).toBeGreaterThanOrEqual(price(days));
    }),
  );
});
