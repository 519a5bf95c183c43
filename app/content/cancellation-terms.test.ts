import { expect, test } from "vitest";
import { cancellationInShort, cancellationOf } from "./cancellation-terms.ts";

test.each([
  ["2026-11-16", "Free to cancel until 16 Nov."],
  ["2026-11-17", "Cancelled from now on: 25% of the stay."],
  ["2026-11-24", "Cancelled from now on: 50% of the stay."],
  ["2026-12-01", "Cancelled from now on: the full stay."],
  ["2026-12-02", ""],
])("on %s, of a stay from 1 Dec: %s", (today, words) => {
  expect(cancellationOf("2026-12-01", today)).toBe(words);
});

test("the line beside the button has the days of the table", () => {
  expect(cancellationInShort).toBe("Free to cancel up to 15 days before arrival.");
});
