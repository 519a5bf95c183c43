// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { PaidForIds } from "#contract/payments.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import { PaymentForm } from "./payment-form.tsx";

afterEach(cleanup);

const partPaid: MoneyOfStay = { paid: 5000, due: 28_800, over: 0, paymentStatus: "Part paid" };

function show(money: MoneyOfStay, field: keyof PaidForIds = "bookingId", typed?: Record<string, string>) {
  const refusal = typed ? { typed, message: "Choose how", errors: {} } : undefined;
  const booking = { id: 1, ...money };
  const element = <PaymentForm {...{ booking, field, refusal }} today="2030-06-01" idempotencyKey="k" />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

function type(amount: string) {
  fireEvent.input(screen.getByLabelText("Amount, ₹"), { target: { value: amount } });
}

const said = () => screen.getByRole("status").textContent;

test.each(["bookingId", "packageBookingId", "cabBookingId"] as const)(
  "a zero too many is said while it is typed, and can be saved (%s)",
  (field) => {
    show(partPaid, field);
    expect(said()).toBe("");
    type("288000");
    expect(said()).toBe("₹2,59,200 more than is due. Check the amount.");
    expect(screen.getByRole("button", { name: "Save payment" }).hasAttribute("disabled")).toBe(false);
    type("28,800");
    expect(said()).toBe("");
  },
);

test.each(["Rs. 2,88,000/-", "₹288000", "२८८०००", " 2 88 000 "])(
  "%s is read as the form's reader reads it",
  (amount) => {
    show(partPaid);
    type(amount);
    expect(said()).toBe("₹2,59,200 more than is due. Check the amount.");
  },
);

test.each(["", "28", "28.8", "much", "-288000"])("of %j nothing is said", (amount) => {
  show(partPaid);
  type(amount);
  expect(said()).toBe("");
});

test("all of what comes for a paid stay is more than is due", () => {
  show({ paid: 28_800, due: 0, over: 0, paymentStatus: "Paid" });
  type("500");
  expect(said()).toBe("₹500 more than is due. Check the amount.");
});

test("money that is given back is not measured by what is due", () => {
  show(partPaid);
  type("288000");
  fireEvent.click(screen.getByLabelText("Given back"));
  expect(said()).toBe("");
  fireEvent.click(screen.getByLabelText("Came in"));
  expect(said()).toContain("₹2,59,200");
});

test("while no total is agreed on, any amount may come", () => {
  show({ paid: 0, due: null, over: 0, paymentStatus: "Unpaid" });
  type("288000");
  expect(said()).toBe("");
});

test("a payment that comes back unsaved with too much in it says so at once", () => {
  show(partPaid, "bookingId", { amount: "288000" });
  expect(said()).toContain("₹2,59,200");
});
