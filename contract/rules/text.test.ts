import { expect, test } from "vitest";
import { shorten } from "./text.ts";

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
