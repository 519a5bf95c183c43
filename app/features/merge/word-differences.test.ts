import * as fc from "fast-check";
import { expect, test } from "vitest";
import { wordDifferences } from "./word-differences.ts";

const changed = (text: string, other: string) =>
  wordDifferences(text, other)
    .filter(({ isChanged }) => isChanged)
    .map((piece) => piece.text.trim());

test("only the words that the other text has not are marked", () => {
  const theirs = "Warm rooms by the first ghat. The willows are pruned in March.";
  const mine = "Warm rooms by our first ghat.";
  expect(changed(mine, theirs)).toEqual(["our"]);
  expect(changed("two rooms, one bath", "two rooms, two baths")).toEqual(["one bath"]);
  expect(changed("same words", "same words")).toEqual([]);
  expect(changed("", "new")).toEqual([]);
  expect(changed("new", "")).toEqual(["new"]);
});

test("the pieces are the text, whatever the other is, and what is not marked the other has too", () => {
  const text = fc.array(fc.constantFrom("lake", "oar", "a", "\n", " "), { maxLength: 30 });
  const property = fc.property(text, text, (own, others) => {
    const [ownText, otherText] = [own.join(" "), others.join(" ")];
    const pieces = wordDifferences(ownText, otherText);
    expect(pieces.map((piece) => piece.text).join("")).toBe(ownText);
    for (const piece of pieces)
      if (!piece.isChanged) expect(otherText).toContain(piece.text.trim().split(/\s+/)[0] ?? "");
  });
  fc.assert(property);
});
