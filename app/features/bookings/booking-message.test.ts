import { expect, test } from "vitest";
import { decisionWords } from "./booking-message.ts";

const stay = { status: "Accepted", rooms: 1, roomType: "Deluxe Double", hotel: "Walnut House" } as const;
const night = {
  kind: "room",
  name: "Deluxe Double",
  quantity: 1,
  nights: 2,
  rate: 4500,
  amount: 9000,
} as const;

test("an acceptance names every line of the price, also where there is one", () => {
  expect(decisionWords({ ...stay, total: 9000, priceLines: [night] }, "included")).toBe(
    "It is confirmed: 1 Deluxe Double, ₹9,000 in all, taxes included (2 nights × 1 room × ₹4,500).",
  );
  const pickUp = {
    kind: "extra",
    name: "Airport pick-up",
    quantity: 1,
    nights: 1,
    rate: 1500,
    amount: 1500,
  } as const;
  expect(decisionWords({ ...stay, total: 10_500, priceLines: [night, pickUp] }, "extra")).toBe(
    "It is confirmed: 1 Deluxe Double, ₹10,500 in all + taxes (2 nights × 1 room × ₹4,500, Airport pick-up: ₹1,500).",
  );
});

test("without lines or without a total it says no more than it knows", () => {
  expect(decisionWords({ ...stay, total: 9000, priceLines: [] }, "")).toBe(
    "It is confirmed: 1 Deluxe Double, ₹9,000 in all.",
  );
  expect(decisionWords({ ...stay, total: null, priceLines: [] }, "")).toBe(
    "It is confirmed: 1 Deluxe Double.",
  );
});
