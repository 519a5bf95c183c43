import { expect, test } from "vitest";
import { daysInWords, stayInWords } from "#contract/rules/dates.ts";
import { addMonths } from "#contract/rules/month.ts";
import { dayByKey } from "./month-days.ts";
import { cheapestRent, rentInDay } from "#contract/rules/cheapest-night.ts";
import { arrivalRefusal, departureRefusal } from "./stay-range.ts";

const known = {
  earliest: "2026-12-01",
  leastNights: 1,
  mostNights: 60,
  nights: new Map([["2026-12-05", { free: 0 }]]),
};

test.each([
  ["2026-11-30", "30 Nov is over"],
  ["2026-12-01", undefined],
  ["2026-12-05", "The night of 5 Dec is sold out"],
])("arrival on %s: %s", (day, refusal) => {
  expect(arrivalRefusal(day, known)).toBe(refusal);
});

test("one cannot arrive where the shortest stay runs into a sold night", () => {
  expect(arrivalRefusal("2026-12-04", known)).toBeUndefined();
  expect(arrivalRefusal("2026-12-04", { ...known, leastNights: 2 })).toBe("The night of 5 Dec is sold out");
});

test("a stay over the feast has its own shortest length, which counts on the night of arrival", () => {
  const feast = { ...known, nights: new Map([["2026-12-30", { free: 2, minNights: 3 }]]) };
  expect(departureRefusal("2026-12-30", "2027-01-01", feast)).toBe("At least 3 nights here");
  expect(departureRefusal("2026-12-30", "2027-01-02", feast)).toBeUndefined();
  expect(departureRefusal("2026-12-29", "2026-12-31", feast)).toBeUndefined();
  expect(departureRefusal("2026-12-30", "2026-12-31", { ...feast, isOffice: true })).toBeUndefined();
});

test("the cheapest nights are those of the lowest price, and none where all cost the same", () => {
  const night = (rent: number | null) => ({ night: "2026-12-01", free: rent ? 1 : 0, rent });
  expect(cheapestRent([night(4500), night(null), night(3800), undefined])).toBe(3800);
  expect(cheapestRent([night(4500), night(4500)])).toBeUndefined();
  expect(cheapestRent([])).toBeUndefined();
  expect([rentInDay(4500), rentInDay(12_500), rentInDay(125_000)]).toEqual(["4,500", "12,500", "1.3L"]);
});

test.each([
  ["2026-12-02", "At least 2 nights here"],
  ["2026-12-03", undefined],
  // One leaves in the morning of a day whose night is sold.
  ["2026-12-05", undefined],
  ["2026-12-06", "The night of 5 Dec is sold out"],
  ["2027-01-31", "At most 60 nights at once"],
])("from 1 Dec, leaving on %s: %s", (day, refusal) => {
  expect(departureRefusal("2026-12-01", day, { ...known, leastNights: 2 })).toBe(refusal);
});

test.each([
  ["ArrowRight", "2026-12-31", "2027-01-01"],
  ["ArrowUp", "2026-12-03", "2026-11-26"],
  ["Home", "2026-12-03", "2026-11-29"],
  ["End", "2026-12-03", "2026-12-05"],
  ["PageDown", "2027-01-31", "2027-02-28"],
  ["PageUp", "2027-01-01", "2026-12-01"],
  ["a", "2026-12-03", undefined],
])("%s leads from %s to %s", (key, day, next) => {
  expect(dayByKey(day, { key, shiftKey: false }, false)).toBe(next);
});

test("a year ahead from a leap day is its month's last; right to left the arrows are turned round", () => {
  expect(dayByKey("2028-02-29", { key: "PageDown", shiftKey: true }, false)).toBe("2029-02-28");
  expect(dayByKey("2026-12-03", { key: "ArrowRight", shiftKey: false }, true)).toBe("2026-12-02");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

test.each([
  ["2026-12-01", "2026-12-04", "1 to 4 Dec", "3 nights"],
  ["2026-11-30", "2026-12-01", "30 Nov to 1 Dec", "1 night"],
  ["2026-12-30", "2027-01-02", "30 Dec 2026 to 2 Jan 2027", "3 nights"],
])("%s to %s is %s, %s", (arrival, departure, days, nights) => {
  expect(daysInWords(arrival, departure)).toBe(days);
  expect(stayInWords(arrival, departure)).toBe(`${days}, ${nights}`);
});
