import { expect, test } from "vitest";
import { journeyPaymentRequest } from "./journey-request.ts";

const greeting = "Dear Ann, this is Chinar & Oar about your cab.";
const cab = { status: "Accepted", total: 4800, paid: 1800, due: 3000 } as const;
const ways = { upiId: "house@upi.example", page: "https://example.com/payment-methods" };

test("the guest of a package or a cab is asked for all that is due, with where to send it", () => {
  expect(journeyPaymentRequest(greeting, cab, ways)).toEqual({
    amount: 3000,
    isAdvance: false,
    message:
      "Dear Ann, this is Chinar & Oar about your cab. ₹3,000 of ₹4,800 is still due. You can pay by UPI to house@upi.example. The ways to pay: https://example.com/payment-methods",
  });
});

test("an ID of UPI that a company does not have, and an address that is not known, are not told", () => {
  const told = (other: object) => journeyPaymentRequest(greeting, cab, { ...ways, ...other })?.message;
  expect(told({ upiId: "" })).toMatch(/is still due\. The ways to pay: https:\S+$/);
  expect(told({ upiId: "", page: "" })).toMatch(/is still due\.$/);
});

test("nobody is asked for a journey that is paid, not settled or not accepted", () => {
  for (const other of [
    { paid: 4800, due: 0 },
    { total: null, due: null },
    { status: "Pending" },
    { status: "Rejected" },
  ] as const)
    expect(journeyPaymentRequest(greeting, { ...cab, ...other }, ways)).toBeNull();
});
