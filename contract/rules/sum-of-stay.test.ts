import { expect, test } from "vitest";
import { sumOfTour } from "./estimate-words.ts";
import { partyAdvice } from "./party-advice.ts";
import { lineInWords, type Offer, pricedNights, sumOfPrice, sumOfStay } from "./sum-of-stay.ts";

const at = (rent: number) => ({ total: 3 * rent, prices: [{ name: "", nights: 3, rent }] });
const double: Offer = { roomType: "Deluxe Double", ...at(4800), free: 3, maxAdults: 2, maxChild: 1 };
const suite: Offer = { roomType: "Family Suite", ...at(9000), free: 1, maxAdults: 4, maxChild: 2 };
const offers = [double, suite];
const party = { adults: 2, children: 0 };
const wish = { arrival: "2026-12-01", departure: "2026-12-04", party, rooms: 2 };

test("the chosen rooms have their sum", () => {
  expect(sumOfStay(wish, offers, double)).toEqual({
    stay: "1 to 4 Dec, 3 nights",
    count: "3 nights × 2 rooms × ₹4,800",
    total: "₹28,800",
    expected: "28800",
  });
});

test("nights at several prices are told one by one, and sum to what the server said", () => {
  const prices = pricedNights([
    { rent: 5200, name: "Winter" },
    { rent: 5200, name: "Winter" },
    { rent: 7900, name: "New Year" },
  ]);
  const festive = { ...double, total: 18_300, prices };
  expect(sumOfStay({ ...wish, rooms: 1 }, [festive], festive)).toMatchObject({
    count: "2 nights Winter ₹5,200, 1 night New Year ₹7,900",
    total: "₹18,300",
  });
  expect(sumOfStay(wish, [festive], festive)).toMatchObject({
    count: "2 rooms: 2 nights Winter ₹5,200, 1 night New Year ₹7,900",
    expected: "36600",
  });
  // The rooms on offer are still those of the dates before.
  expect(sumOfStay({ ...wish, departure: "2026-12-06" }, [festive], festive).total).toBe("");
});

test("a price's lines name meals, beds and extras", () => {
  const room = { kind: "room", name: "Deluxe Double", quantity: 2, nights: 3, rate: 4800 };
  const meals = { kind: "meals", name: "Breakfast (CP)", quantity: 2, nights: 3, rate: 600 };
  const fetched = { kind: "extra", name: "Airport pick-up", quantity: 1, nights: 1, rate: 1500 };
  expect(sumOfPrice(wish, { lines: [room, meals, fetched], total: 33_900 })).toEqual({
    stay: "1 to 4 Dec, 3 nights",
    count: "3 nights × 2 rooms × ₹4,800\nBreakfast (CP): 3 nights × 2 rooms × ₹600\nAirport pick-up: ₹1,500",
    total: "₹33,900",
    expected: "33900",
  });
});

test.each([
  ["room", "Premium Double", 3, 4, 9200, "Premium Double: 4 nights × 3 rooms × ₹9,200"],
  ["room", "New Year", 1, 1, 7900, "New Year: 1 night × 1 room × ₹7,900"],
  ["meals", "Breakfast (CP)", 1, 3, 600, "Breakfast (CP): 3 nights × ₹600"],
  ["extra bed", "Extra bed", 2, 3, 700, "Extra bed: 3 nights × 2 beds × ₹700"],
  ["child", "Child with bed", 2, 3, 500, "Child with bed: 3 nights × 2 children × ₹500"],
  ["cab", "SUV", 1, 3, 3500, "SUV: 3 days × ₹3,500"],
  ["cab", "SUV", 1, 1, 3500, "SUV: ₹3,500"],
])(
  "a line says first what it is for, then what is counted: %s %s",
  (kind, name, quantity, nights, rate, words) => {
    expect(lineInWords({ kind, name, quantity, nights, rate })).toBe(words);
  },
);

test("left to us, the sum is from the cheapest rooms that are free and hold the party", () => {
  const five = { adults: 5, children: 0 };
  expect(sumOfStay({ ...wish, rooms: 1, party: five }, offers)).toMatchObject({
    count: "3 nights × 3 rooms × ₹4,800",
    total: "from ₹43,200",
  });
  const few = [{ ...double, free: 2 }, suite];
  expect(sumOfStay({ ...wish, rooms: 1, party: five }, few).total).toBe("");
});

test.each([
  ["", "2026-12-04"],
  ["2026-12-04", "2026-12-04"],
  ["2026-12-05", "2026-12-04"],
  ["2026-02-31", "2026-12-04"],
])("%s to %s has no sum", (arrival, departure) => {
  expect(sumOfStay({ ...wish, arrival, departure }, offers, double).total).toBe("");
});

test.each([
  [{ adults: 2, children: 1 }, 1, offers, double, ""],
  [
    { adults: 5, children: 0 },
    1,
    offers,
    double,
    "5 adults need 3 of these, or one Deluxe Double and one Family Suite.",
  ],
  [{ adults: 3, children: 0 }, 1, offers, double, "3 adults need 2 of these, or one Family Suite."],
  [{ adults: 3, children: 0 }, 1, offers, undefined, ""],
  [
    { adults: 5, children: 1 },
    1,
    [{ ...double, free: 2 }, suite],
    undefined,
    "5 adults and 1 child need one Deluxe Double and one Family Suite: write it below as your request, and we put the rooms together.",
  ],
  [
    { adults: 5, children: 5 },
    1,
    [{ ...double, free: 1 }],
    double,
    "5 adults and 5 children do not fit into what is free here. Ask us: we know other houses.",
  ],
  [{ adults: 5, children: 0 }, 1, [], undefined, ""],
] as const)("%j in %i of %j, chosen %j: %s", (people, rooms, free, chosen, advice) => {
  expect(partyAdvice(people, rooms, free, chosen)).toBe(advice);
});

test("a package costs what its price says, line by line, and nothing before that is told", () => {
  const adults = { kind: "adult", name: "Adult, Three star", quantity: 2, nights: 1, rate: 17_500 };
  const child = { kind: "child", name: "Child with bed", quantity: 1, nights: 1, rate: 9000 };
  const price = { lines: [adults, child], total: 44_000, isFrom: true };
  expect(sumOfTour(wish, price)).toEqual({
    stay: "1 to 4 Dec, 3 nights",
    count: "Adult, Three star: 2 × ₹17,500\nChild with bed: ₹9,000",
    total: "from ₹44,000",
    expected: "44000",
  });
  expect(sumOfTour(wish, undefined)).toMatchObject({ stay: "1 to 4 Dec, 3 nights", total: "", expected: "" });
  expect(sumOfTour({ ...wish, party: undefined }, price).total).toBe("");
});
