import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./stay.ts";

test("days later are the calendar's, within a month and beyond", () => {
  const moment = fc.date({ min: new Date("2000-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: -400, max: 400 }), (from, days) => {
      const later = new Date(from.getTime() + days * 86_400_000);
      const [date, expected] = [from, later].map((each) => each.toISOString().slice(0, 10));
      expect(addDays(date ?? "", days)).toBe(expected);
    }),
  );
  expect([addDays("2028-02-27", 2), addDays("2027-02-27", 2)]).toEqual(["2028-02-29", "2027-03-01"]);
});
