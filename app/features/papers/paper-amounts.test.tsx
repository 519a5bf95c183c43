// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PaperAmounts } from "./paper-amounts.tsx";

test("the total is a row and no foot, which browsers print below each page of a long paper", () => {
  const lines = [{ text: "Winter", note: "", paise: 450_000 }];
  render(
    <PaperAmounts
      content={{
        title: "Invoice",
        seller: { name: "Chinar & Oar", lines: [] },
        facts: [],
        lines,
        taxes: [],
        total: 450_000,
        words: "",
        notes: [],
      }}
    />,
  );
  expect(screen.getByRole("row", { name: "Total ₹4,500.00" })).toBeTruthy();
  expect(document.querySelector("tfoot")).toBeNull();
});
