import { expect, test } from "vitest";
import { cutAt, seenText, shorten, shortenAtWord } from "./text.ts";

test.each([
  ["A house by the lake", "A house by the lake"],
  ["A house by the lake with two boats", "A house by the lake…"],
  ["A house by the lakeside of two boats", "A house by the…"],
  ["A house by the lake, and two boats", "A house by the lake…"],
  ["A house by a pond. It has two boats", "A house by a pond."],
  ["Oneverylongwordwithoutanyend", "Oneverylongwordwitho…"],
  ["The lake has a boat. It has two more", "The lake has a boat."],
  ["🛶🛶🛶 a boat here now, and one there", "🛶🛶🛶 a boat here now…"],
])("%s is cut at a word", (text, short) => {
  expect(shortenAtWord(text, 20)).toBe(short);
});

test("a text is cut between visible characters, wherever its plain part ends", () => {
  expect(shorten("Dal Lake", 8, "…")).toBe("Dal Lake");
  expect(shorten("Dal Lake at dawn", 8, "…")).toBe("Dal Lake…");
  expect(shorten("Dal Lake at dawn", 4, "…")).toBe("Dal…");
  // An accent of its own belongs to the letter before it, also where that is the last one.
  expect(shorten("Cafe\u0301 Gulmarg", 4, "…")).toBe("Cafe\u0301…");
  expect(shorten("Cafe\u0301", 4, "…")).toBe("Cafe\u0301");
  expect(shorten("a\r\nbc", 2, "…")).toBe("a…");
  expect(shorten("👨‍👩‍👧 and 🏔️", 1, "…")).toBe("👨‍👩‍👧…");
  expect(shorten("👨‍👩‍👧", 1, "…")).toBe("👨‍👩‍👧");
  expect(shorten("श्रीनगर", 2, "…")).toBe("श्रीन…");
});

test("a text is cut at its length, and no character into half", () => {
  expect(cutAt("Dal Lake", 3)).toBe("Dal");
  expect(cutAt("Dal 🛶", 5)).toBe("Dal ");
  expect(cutAt("Dal 🛶", 6)).toBe("Dal 🛶");
});

test("of a pile of marks eight are left on their letter, of letters joined without end the first, and none of a script's own is lost", () => {
  expect(seenText(`م${"\u064b\u0670".repeat(80)}ن`)).toBe(`م${"\u064b\u0670".repeat(4)}ن`);
  expect(seenText(`Z${"\u0301\u200d".repeat(40)}algo`)).toBe(`Z${"\u0301\u200d".repeat(4)}algo`);
  expect(seenText(`${"क्".repeat(100)}ष`)).toBe("क्".repeat(12));
  expect(seenText("👨🏽\u200d".repeat(50)).length).toBeLessThanOrEqual(24);
  const names = ["👨🏽‍👩🏽‍👧🏽‍👦🏽", "कार्त्स्न्य", "کٲشُر", "मो‍क्ष द्रौपदी", "བསྒྲུབས་ཧཱུྃ", "မြွှေ့", "👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿"];
  expect(names.map(seenText)).toEqual(names);
});
