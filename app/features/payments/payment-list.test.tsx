// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Payment } from "#contract/payments.ts";
import { PaymentList } from "./payment-list.tsx";

const payment: Payment = {
  id: 1,
  bookingId: 13,
  packageBookingId: null,
  cabBookingId: null,
  reference: "BK-A2B3C4",
  customerName: "Ananya Rao",
  amount: 2400,
  direction: "Received",
  method: "UPI",
  paidOn: "2029-01-01",
  paymentReference: "",
  note: "",
  createdAt: "2030-03-02T06:30:00Z",
  isDeleted: false,
};

test("a payment's day has its year where that is not this one", () => {
  const payments = [payment, { ...payment, id: 2, paidOn: "2030-01-02" }];
  const element = <PaymentList payments={payments} today="2030-03-02" />;
  const router = createMemoryRouter([{ path: "/", element }]);
  document.body.innerHTML = renderToString(<RouterProvider router={router} />);
  const days = [...document.querySelectorAll("time")].map((time) => time.textContent);
  expect(days).toEqual(["1 Jan 2029", "2 Jan"]);
  expect(screen.getByRole("button", { name: "Delete payment ₹2,400, UPI, 1 Jan 2029" })).toBeTruthy();
});
