import { expect, test } from "vitest";
import { paymentRequest } from "./payment-message.ts";

const template = "{due} of {total} is still due; you can pay by UPI to {upi}. Thank you.";
const payees = { upiId: "house@upi.example", advanceUpiId: "advance@upi.example" };
const policy = {
  advance: 2400,
  advanceDueOn: "2030-11-29",
  balanceDueOn: "2030-12-05",
  ladder: [],
  freeMoveUntil: null,
};
const stay = {
  customerName: "Ann Miller",
  reference: "CO-7K2M9Q",
  hotel: "Walnut House",
  checkInDate: "2030-12-05",
  checkOutDate: "2030-12-07",
  status: "Accepted",
  ending: null,
  total: 9600,
  paid: 0,
  due: 9600,
  policy,
} as const;

test("a guest is asked for the advance while it is due, by the day and at the UPI ID of the guest's own page", () => {
  expect(paymentRequest(template, stay, payees, "2030-11-27")).toEqual({
    amount: 2400,
    isAdvance: true,
    message:
      "₹9,600 of ₹9,600 is still due; you can pay by UPI to advance@upi.example. Thank you. For now the advance is enough, by Fri, 29 Nov 2030: ₹2,400.",
  });
});

test("an advance that is late is not asked for by a day that is over", () => {
  const { message } = paymentRequest(template, stay, payees, "2030-12-01") ?? {};
  expect(message).toMatch(/The advance was due by Fri, 29 Nov 2030: ₹2,400\.$/);
});

test("once the advance came in, from arrival on and without terms, it is all that is due", () => {
  const all = (due: number) => ({
    amount: due,
    isAdvance: false,
    message: `₹${due.toLocaleString("en-IN")} of ₹9,600 is still due; you can pay by UPI to house@upi.example. Thank you.`,
  });
  const advanced = { ...stay, paid: 2400, due: 7200 };
  expect(paymentRequest(template, advanced, payees, "2030-11-30")).toEqual(all(7200));
  expect(paymentRequest(template, stay, payees, "2030-12-05")).toEqual(all(9600));
  expect(paymentRequest(template, { ...stay, policy: null }, payees, "2030-11-27")).toEqual(all(9600));
});

test("nobody is asked for a stay that is paid, not settled or not accepted", () => {
  for (const other of [{ paid: 9600, due: 0 }, { total: null, due: null }, { status: "Rejected" }] as const)
    expect(paymentRequest(template, { ...stay, ...other }, payees, "2030-11-27")).toBeNull();
});
