import { defaultOf } from "#contract/content/block.ts";
import { priceIncludes } from "#contract/content/blocks/price-includes.ts";
import { publishedValue } from "#contract/content/published.ts";
import { expect, test } from "vitest";
import { includedIn } from "./price-included.tsx";
import { stayOffer } from "./stay-offer.ts";

const hotel = { id: 4, rate: 4800 };
const typed = { checkInDate: "2026-12-01", checkOutDate: "2026-12-04" };
const room = (roomId: number, free: number, rentPerNight: number) => {
  const rest = { maxAdults: 2, maxChild: 1, nightly: [] };
  return {
    roomId,
    roomType: `Room ${roomId}`,
    free,
    rentPerNight,
    nights: 3,
    total: 3 * rentPerNight,
    ...rest,
  };
};

test("before dates a house has its lowest rate, with dates the lowest total of a room that is free", () => {
  expect(stayOffer({ hotel, typed: {} })).toMatchObject({
    before: "From",
    price: "₹4,800",
    after: "per night",
    book: "/booking/4",
  });
  const availability = [room(1, 0, 2000), room(2, 3, 6000), room(3, 1, 4800)];
  expect(stayOffer({ hotel, typed, availability })).toMatchObject({
    before: "",
    price: "₹14,400",
    after: "for 3 nights, 1 to 4 Dec",
    book: "/booking/4?checkInDate=2026-12-01&checkOutDate=2026-12-04&room=3",
  });
  const forTwo = { ...typed, guests: "2" };
  const book = "/booking/4?checkInDate=2026-12-01&checkOutDate=2026-12-04&adults=2";
  expect(stayOffer({ hotel, typed: forTwo }).book).toBe(book);
  expect(stayOffer({ hotel, typed: forTwo, availability }).book).toBe(`${book}&room=3`);
  expect(stayOffer({ hotel, typed: { guests: "12" } }).book).toBe("/booking/4");
});

test("for more guests than a room holds the offer is of as many rooms as they need, and of the type that is cheapest for all", () => {
  const availability = [room(1, 5, 2000), { ...room(2, 2, 4500), maxAdults: 5 }, room(3, 1, 100)];
  expect(stayOffer({ hotel, typed: { ...typed, guests: "5" }, availability })).toMatchObject({
    price: "₹13,500",
    after: "for 3 nights, 1 to 4 Dec",
    book: "/booking/4?checkInDate=2026-12-01&checkOutDate=2026-12-04&adults=5&room=2",
  });
  expect(stayOffer({ hotel, typed: { ...typed, guests: "6" }, availability })).toMatchObject({
    price: "₹18,000",
    after: "3 rooms for 3 nights, 1 to 4 Dec",
    rooms: 3,
    book: "/booking/4?checkInDate=2026-12-01&checkOutDate=2026-12-04&room=1&rooms=3",
  });
});

test("what everybody is charged is in the offer, which may begin at more than the cheapest nights", () => {
  const offered = { plans: [], extras: [], asksAges: false };
  const heated = { ...room(4, 1, 4800), least: 15_900, offered };
  expect(stayOffer({ hotel, typed, availability: [heated] })).toMatchObject({
    before: "From",
    price: "₹15,900",
  });
  const availability = [heated, room(5, 1, 5000)];
  expect(stayOffer({ hotel, typed, availability })).toMatchObject({ before: "", price: "₹15,000" });
});

test("sold out there is no price and no room; without a rate no price either, and what was typed goes along", () => {
  expect(stayOffer({ hotel, typed, availability: [room(1, 0, 2000)] })).toMatchObject({
    price: "",
    after: "No room is free 1 to 4 Dec",
    room: undefined,
  });
  const short = stayOffer({ hotel, typed, availability: [{ ...room(1, 2, 2000), minNights: 4 }] });
  expect(short).toMatchObject({ price: "", after: "A stay has at least 4 nights", room: undefined });
  const unpriced = stayOffer({ hotel: { id: 4, rate: null }, typed: { checkInDate: "2026-12-01" } });
  expect(unpriced).toMatchObject({ before: "", price: "", after: "" });
  expect(unpriced.book).toBe("/booking/4?checkInDate=2026-12-01");
});

test("a house of which no rooms are recorded is not said to be full", () => {
  expect(stayOffer({ hotel, typed, availability: [] })).toMatchObject({
    price: "",
    after: "Ask us for the rooms of this house.",
  });
});

const words = publishedValue(
  new Map([["price-includes", { value: defaultOf(priceIncludes, true) }]]),
  "price-includes",
);

test("the price includes what every room has, half board once; nothing is promised of one room alone", () => {
  const included = includedIn(
    [
      { facilities: ["Half board", "Breakfast included", "Wi-Fi"] },
      { facilities: ["Half board", "Breakfast included", "Heating"] },
    ],
    words,
  );
  expect(included).toContain("Breakfast and dinner");
  expect(included).not.toContain("Breakfast");
  expect(included).not.toContain("Wi-Fi");
  expect(includedIn([], words).join()).not.toMatch(/Breakfast|Wi-Fi/);
});
