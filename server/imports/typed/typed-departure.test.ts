import { expect, test } from "vitest";
import { typedDeparture } from "./typed-departure.ts";

test.each(["15-12-2026", "3", "3N", "3 nights", "3 Nts.", "३"])("%j after the 12th is the 15th", (text) => {
  expect(typedDeparture(text, "12 Dec 2026")).toBe("2026-12-15");
});

test.each(["0", "3 days", "100", "three", "3-4 nights"])("%j are no nights that one could count", (text) => {
  expect(typedDeparture(text, "12 Dec 2026")).toBe(text);
});

test("without an arrival nights say nothing, and nothing is nothing", () => {
  expect(typedDeparture("3 nights", "soon")).toBe("3 nights");
  expect(typedDeparture(undefined, "12 Dec 2026")).toBe("");
});
