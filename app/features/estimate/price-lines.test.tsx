// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PriceLines } from "./price-lines.tsx";

test("tax, and what is charged once, say their sum once; what is counted says how it was counted", () => {
  const lines = [
    { kind: "room", name: "Deluxe", quantity: 1, nights: 1, rate: 8900, amount: 8900 },
    { kind: "extra", name: "Heater", quantity: 1, nights: 2, rate: 250, amount: 500 },
    { kind: "extra", name: "Airport pick-up", quantity: 1, nights: 1, rate: 1000, amount: 1000 },
    { kind: "tax", name: "GST 5 %", quantity: 1, nights: 1, rate: 520, amount: 520 },
  ] as const;
  render(<PriceLines lines={lines} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Deluxe: 1 night × 1 room × ₹8,900₹8,900",
    "Heater: 2 nights × ₹250₹500",
    "Airport pick-up: ₹1,000",
    "GST 5 %: ₹520",
  ]);
});
