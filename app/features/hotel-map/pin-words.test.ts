import { expect, test } from "vitest";
import { pinWords } from "./pin-words.ts";

const hotel = { hotelName: "Walnut House", rate: 4500 };

test("a pin says the price of the chosen nights, else the rate, each with what is said of taxes", () => {
  expect(pinWords(hotel, "included")).toBe("Walnut House, from ₹4,500 per night, taxes included");
  const stay = { nights: 3, total: 15_600, free: 2 };
  expect(pinWords({ ...hotel, stay }, "extra")).toBe("Walnut House, ₹15,600 for 3 nights + taxes");
  expect(pinWords({ ...hotel, stay }, "", "5")).toBe("Walnut House, ₹15,600 a room for 3 nights");
  expect(pinWords(hotel, "")).toBe("Walnut House, from ₹4,500 per night");
  expect(pinWords({ ...hotel, rate: null }, "included")).toBe("Walnut House");
});
