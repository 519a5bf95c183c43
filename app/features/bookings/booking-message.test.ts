import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { decisionWords } from "./booking-message.ts";

const stay = {
  status: "Accepted",
  rooms: 1,
  roomType: "Deluxe Double",
  hotel: "Walnut House",
  ending: null,
  charge: null,
  due: null,
  over: 0,
} as const;
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

test("a total that has its tax as a line is not told with taxes on top of it", () => {
  const tax = { kind: "tax", name: "GST 5 %", quantity: 1, nights: 1, rate: 450, amount: 450 } as const;
  expect(decisionWords({ ...stay, total: 9450, priceLines: [night, tax] }, "extra")).toBe(
    "It is confirmed: 1 Deluxe Double, ₹9,450 in all, taxes included (2 nights × 1 room × ₹4,500, GST 5 %: ₹450).",
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

test("a stay that ended is not told as a house without a room, and its guest hears what it costs", () => {
  const ended = {
    ...stay,
    status: "Rejected",
    ending: "Cancelled",
    total: 9000,
    priceLines: [] as Booking["priceLines"],
  } as const;
  expect(decisionWords({ ...ended, charge: 4500, due: 1500 }, "")).toBe(
    "It is cancelled: the charge is ₹4,500. ₹1,500 of it is still to be paid.",
  );
  expect(decisionWords({ ...ended, charge: 0, due: 0, over: 3000 }, "")).toBe(
    "It is cancelled: nothing is charged. You get ₹3,000 back.",
  );
  expect(decisionWords({ ...ended, ending: "No show", charge: null }, "")).toBe(
    "It has ended, for nobody came: the charge follows once the total is settled.",
  );
  expect(decisionWords({ ...ended, ending: null }, "")).toBe(
    "We are sorry: Walnut House has no room for these nights.",
  );
});
