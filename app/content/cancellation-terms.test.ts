import { expect, test } from "vitest";
import { firstPolicy } from "#contract/rules/terms.ts";
import {
  cancellationFor,
  cancellationInShort,
  cancellationOf,
  cancellationTerms,
} from "./cancellation-terms.ts";

const { ladder } = firstPolicy;

test.each([
  ["2026-11-16", "Free to cancel until 16 Nov."],
  ["2026-11-17", "Cancelled from now on: 25% of the stay."],
  ["2026-11-24", "Cancelled from now on: 50% of the stay."],
  ["2026-12-01", "Cancelled from now on: the full stay."],
  ["2026-12-02", ""],
])("on %s, of a stay from 1 Dec: %s", (today, words) => {
  expect(cancellationOf(ladder, "2026-12-01", today)).toBe(words);
});

test("the line beside the button is general until a day is chosen, and never promises what that day has lost", () => {
  expect(cancellationFor(ladder, "", "2026-11-24")).toBe("Free to cancel up to 15 days before arrival.");
  expect(cancellationFor(ladder, "2026-12-01", "2026-11-24")).toBe("Cancelled from now on: 50% of the stay.");
});

test("the terms say what the ledger charges, step by step", () => {
  expect(cancellationTerms(ladder).map(({ when, charge }) => `${when}: ${charge}`)).toEqual([
    "15 days or more before arrival: No charge; the advance is returned in full",
    "14 to 8 days before arrival: 25% of the stay",
    "7 to 3 days before arrival: 50% of the stay",
    "2 days or less before arrival, or no arrival: The full stay",
  ]);
  expect(cancellationTerms([{ days: 7, percent: 40 }])).toEqual([
    { when: "At any time, or no arrival", charge: "40% of the stay" },
  ]);
  expect(cancellationTerms([])).toMatchObject([{ when: "At any time" }]);
});

test("the line beside the button has the days of the ladder, and promises nothing that it does not", () => {
  expect(cancellationInShort(ladder)).toBe("Free to cancel up to 15 days before arrival.");
  expect(cancellationInShort([{ days: 9, percent: 5 }])).toBe("");
  expect(cancellationInShort([{ days: 0, percent: 0 }])).toBe("Free to cancel.");
  expect(cancellationOf([{ days: 0, percent: 0 }], "2026-12-01", "2026-11-30")).toBe("Free to cancel.");
});

test("the last free day of a stay that is far away says its year", () => {
  expect(cancellationOf(ladder, "2028-02-10", "2026-11-26")).toBe("Free to cancel until 26 Jan 2028.");
});
