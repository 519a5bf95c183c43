import { expect, test } from "vitest";
import { shortRange } from "./dates.ts";
import { dayNear, partyWords, roomsWords, stayNear, stayWords, yearIfFar } from "./stay-words.ts";

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

test("a date says its year where it could be taken for the same day of another year", () => {
  const dated = (date: string) => dayNear(date, "2026-11-26");
  expect(["2027-01-03", "2026-06-01", "2027-05-20"].map(dated)).toEqual(["3 Jan", "1 Jun", "20 May"]);
  expect(["2025-11-26", "2031-11-10"].map(dated)).toEqual(["26 Nov 2025", "10 Nov 2031"]);
  expect(stayWords("2031-11-10", "2031-11-13", yearIfFar("2031-11-13", "2026-11-26"))).toBe(
    "10 to 13 Nov 2031, 3 nights",
  );
});

test("a guest's stay says its year where it is far away, and both where it has two", () => {
  const dated = (arrival: string, departure: string) => stayNear(arrival, departure, "2026-11-26");
  expect(dated("2027-02-10", "2027-02-12")).toBe("10 to 12 Feb, 2 nights");
  expect(dated("2028-02-10", "2028-02-12")).toBe("10 to 12 Feb 2028, 2 nights");
  expect(dated("2026-12-30", "2027-01-02")).toBe("30 Dec 2026 to 2 Jan 2027, 3 nights");
});
