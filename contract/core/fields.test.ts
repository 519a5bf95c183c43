import { expect, test } from "vitest";
import { rupees } from "./fields.ts";

const whole = "Write the amount in whole rupees";
const amount = rupees(whole, 1, 1_00_00_000);

test.each(["2250", "2,250", "₹ 2,250", "₹2,250.00", " 2 250 ", "२,२५०", "٢٬٢٥٠.00"])(
  "%j is an amount",
  (text) => {
    expect(amount.parse(text)).toBe(2250);
  },
);

test.each([
  ["2250.50", whole],
  ["2.250", whole],
  ["2250.000", whole],
  ["about 2250", whole],
  ["", whole],
  ["०", "The amount is at least ₹1"],
  ["९९९९९९९९९", "The amount is at most ₹1,00,00,000"],
])("%j is none: %s", (text, message) => {
  expect(amount.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
