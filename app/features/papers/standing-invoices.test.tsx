// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { InvoiceBuyer, ListedPaper } from "#contract/papers.ts";
import { PaperPanel } from "./paper-panel.tsx";

afterEach(cleanup);

const invoice: ListedPaper = {
  id: 7,
  number: "CO/26-27/00007",
  kind: "invoice",
  title: "Tax invoice",
  issuedOn: "2026-11-27",
  issuedBy: "owner",
  totalPaise: 26_460_00,
  bookingId: 3,
  packageBookingId: null,
  cabBookingId: null,
  paymentId: null,
  creditsId: null,
  isWithdrawn: false,
};
const credit: ListedPaper = { ...invoice, id: 8, kind: "credit note", title: "Credit note", creditsId: 7 };

const gstin = "27AAPFU0939F1ZV";
const buyer = { buyerName: "Deodar Textiles", buyerAddress: "12 Mill Road", buyerGstin: gstin };

type Money = { paid: number; due: number | null; over: number };

function show(papers: ListedPaper[], money: Money, company: InvoiceBuyer | null = null) {
  const element = <PaperPanel booking={{ id: 3, ...money }} papers={papers} buyer={company} payments={[]} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  return screen.queryByText(/credit note takes it back/);
}

test("an invoice of a stay that was cancelled, or changed, is said to be of another sum", () => {
  expect(show([invoice], { paid: 7938, due: 5292, over: 0 })?.textContent).toBe(
    "Tax invoice CO/26-27/00007 says ₹26,460, but ₹13,230 is owed now. A credit note takes it back, then issue a new one.",
  );
});

test("so is one where nothing is owed any more, and no new one is asked for", () => {
  expect(show([invoice], { paid: 10_000, due: 0, over: 10_000 })?.textContent).toBe(
    "Tax invoice CO/26-27/00007 says ₹26,460, but nothing is owed now. A credit note takes it back.",
  );
});

test.each([
  ["the sum that is owed", [invoice], { paid: 7938, due: 18_522, over: 0 }],
  ["a credit note", [invoice, credit], { paid: 7938, due: 5292, over: 0 }],
  ["no settled sum", [invoice], { paid: 7938, due: null, over: 0 }],
])("nothing is said of an invoice with %s", (_case, papers, money) => {
  expect(show(papers, money)).toBeNull();
});

test("an invoice that stands and is not to the company that the guest asks for is named", () => {
  const money = { paid: 26_460, due: 0, over: 0 };
  const told = () => screen.queryByText(/is not to Deodar Textiles/)?.textContent;
  show([invoice], money, buyer);
  expect(told()).toBe(
    "Tax invoice CO/26-27/00007 is not to Deodar Textiles, as the guest asks. To change that, take it back with a credit note, then issue a new one.",
  );
  const right = { ...invoice, id: 9, buyerGstin: gstin, buyerName: "Deodar Textiles" };
  for (const papers of [[invoice, credit], [right], [invoice, credit, right]]) {
    cleanup();
    show(papers, money, buyer);
    expect(told()).toBeUndefined();
  }
  cleanup();
  show([{ ...right, buyerName: "Deodar Exports" }], money, buyer);
  expect(told()).toContain("is not to Deodar Textiles, as the guest asks");
});
