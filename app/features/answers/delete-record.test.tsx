// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DeleteRecord } from "./delete-record.tsx";

afterEach(cleanup);

const back = "This one can be brought back from the bin.";
const returned = "The money is not returned yet, and the reports leave out deleted records.";
const taxed =
  "Tax invoice CO/26-27/00007 stays in the tax report, and only its credit note takes it back: issue that first.";

test.each([
  [
    "money to return",
    { toReturn: 3900, hasInvoice: false },
    "Delete with ₹3,900 to return?",
    `${returned} ${back}`,
  ],
  ["an invoice", { toReturn: 0, hasInvoice: true }, "Delete with an invoice?", `${taxed} ${back}`],
  ["both", { toReturn: 1, hasInvoice: true }, "Delete with ₹1 to return?", `${returned} ${taxed} ${back}`],
])("a record with %s is deleted after a question", (_case, { toReturn, hasInvoice }, title, text) => {
  const invoice = hasInvoice ? "Tax invoice CO/26-27/00007" : undefined;
  render(<DeleteRecord label="Delete Record" {...{ toReturn, invoice }} />);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test("one without either at once", () => {
  render(<DeleteRecord label="Delete Record" toReturn={0} />);
  expect(screen.getByRole("button", { name: "Delete Record" })).toHaveProperty("value", "delete");
  expect(screen.queryByText(back)).toBeNull();
});
