import * as fc from "fast-check";
import { expect, test } from "vitest";
import { moneyOfStay } from "./payment.ts";
import { bookingStatuses } from "./status.ts";

const cases: [string, Parameters<typeof moneyOfStay>, Partial<ReturnType<typeof moneyOfStay>>][] = [
  ["nothing came in", ["Accepted", 9000, 0], { paymentStatus: "Unpaid", due: 9000, over: 0 }],
  ["an advance", ["Accepted", 9000, 2700], { paymentStatus: "Part paid", due: 6300, over: 0 }],
  ["all of it", ["Completed", 9000, 9000], { paymentStatus: "Paid", due: 0, over: 0 }],
  ["more than is due", ["Completed", 9000, 9500], { paymentStatus: "Paid", due: 0, over: 500 }],
  ["no total yet", ["", null, 0], { paymentStatus: "Unpaid", due: null, over: 0 }],
  [
    "an advance before the total",
    ["Pending", null, 2000],
    { paymentStatus: "Part paid", due: null, over: 0 },
  ],
  ["money for a rejected stay", ["Rejected", 9000, 2700], { paymentStatus: "To return", due: 0, over: 2700 }],
  ["a rejected stay", ["Rejected", null, 0], { paymentStatus: "Nothing due", due: 0, over: 0 }],
];
test.each(cases)("%s", (_, given, wanted) => {
  expect(moneyOfStay(...given)).toMatchObject(wanted);
});

test("no rupee is lost: what is due and what is over always make up the difference", () => {
  const amount = fc.nat(10_000_000);
  const property = fc.property(fc.constantFrom(...bookingStatuses), amount, amount, (status, total, paid) => {
    const { due, over } = moneyOfStay(status, total, paid);
    const owed = status === "Rejected" ? 0 : total;
    expect(paid + (due ?? 0) - over).toBe(owed);
    expect(due === 0 || over === 0).toBe(true);
  });
  fc.assert(property);
});
