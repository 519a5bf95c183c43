import { expect, test } from "vitest";
import { priceWords } from "./stay-price.ts";

test("staff read what a stay costs, and are warned where guests could not stay so short", () => {
  const query = "roomId=3&checkIn=2030-12-30&checkOut=2031-01-01";
  expect(priceWords(query, { total: 15_800 })).toBe("2 nights, ₹15,800");
  expect(priceWords(query, { total: 15_800, minNights: 3 })).toBe(
    "2 nights, ₹15,800; guests stay at least 3 nights then",
  );
});
