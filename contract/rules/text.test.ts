import { expect, test } from "vitest";
import { shortenAtWord } from "./text.ts";

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
