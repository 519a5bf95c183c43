import { expect, test } from "vitest";
import { partyWords, roomsWords, shortRange, stayWords } from "./stay-words.ts";

test("a stay says its month once, and both where there are two", () => {
  expect(stayWords("2026-12-24", "2026-12-28")).toBe("24 to 28 Dec, 4 nights");
  expect(stayWords("2026-11-30", "2026-12-01")).toBe("30 Nov to 1 Dec, 1 night");
  expect(shortRange("2025-12-05", "2026-12-05")).toBe("5 Dec to 5 Dec");
});

test("a party and its rooms are counted in words", () => {
  expect(partyWords(5, 2)).toBe("5 adults, 2 children");
  expect(partyWords(1, 0)).toBe("1 adult");
  expect(roomsWords(3, "Deluxe Double")).toBe("3 Deluxe Doubles");
  expect(roomsWords(2, "Houseboat Deluxe")).toBe("2 rooms, Houseboat Deluxe");
  expect(roomsWords(1, "")).toBe("1 room");
});
