import { expect, test } from "vitest";
import { inputHint } from "./not-understood.ts";
import { typedDays } from "./typed-days.ts";
import { typedKind } from "./typed-kind.ts";
import { typedMoney, typedRate, typedRent } from "./typed-money.ts";

test.each([
  "4N/5D",
  "4N 5D",
  "5D/4N",
  "4 Nights / 5 Days",
  "4 nights, 5 days",
  "5 Days & 4 Nights",
  "5 days",
  "5.0",
  "५",
])("%j are five days", (text) => {
  expect(typedDays(text)).toBe("5");
  expect(inputHint("numberOfDays", text)).toBeUndefined();
});

test.each(["4N", "a week", "4-5 days", "4N/5D/6N"])("%j are no days that one could count", (text) => {
  expect(typedDays(text)).toBe(text);
  expect(inputHint("numberOfDays", text)).toBe(
    `“${text}” is no number of days: write it in digits alone, such as 5, or as 4N/5D`,
  );
});

test.each([
  "₹5,000.00 pp",
  "Rs. 5,000/- per person",
  "5000/- per night",
  "from Rs 5,000",
  "Starting from 5000 onwards",
])("%j is five thousand rupees for each", (text) => {
  expect(typedMoney(text)).toBe("5000");
});

test.each(["5000+tax", "5000 per couple", "about 5000 per person"])("%j is no amount", (text) => {
  expect(typedMoney(text)).toBe(text);
});

test("kinds of stay are read as people write them, and others are told which there are", () => {
  expect(["House Boat", "Home-stay", "HOTEL", "cottages"].map((text) => typedKind(text))).toEqual([
    "houseboat",
    "homestay",
    "hotel",
    "cottage",
  ]);
  expect(inputHint("kind", "House boat")).toBeUndefined();
  expect(inputHint("kind", "Guest house")).toBe(
    "“Guest house” is no kind of stay: write hotel, houseboat, homestay or cottage, or nothing",
  );
});

test("the price of one person is no rent of a room, and that of one night no price of a tour", () => {
  expect([typedRent("2000 per person"), typedRent("Rs 2,000 pp "), typedRent("2,000 per night")]).toEqual([
    "2000 per person",
    "Rs 2,000 pp ",
    "2000",
  ]);
  expect([typedRate("2000 per night"), typedRate("from 2,000 per person")]).toEqual([
    "2000 per night",
    "2000",
  ]);
  expect(inputHint("rentPerNight", "2000 per person")).toBe(
    "“2000 per person” is the price of one person: write what the room costs a night, such as 5000",
  );
  expect(inputHint("startingRate", "2000 per night")).toBe(
    "“2000 per night” is the price of one night: write what the tour costs, such as 17500",
  );
  expect(inputHint("startingRate", "a lot")).toMatch(/is no amount/);
});
