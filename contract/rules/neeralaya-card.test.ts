import { expect, test } from "vitest";
import { type MealPlan, type PlanCode, priceStay, sumOf, type Tariff } from "./price.ts";
import { allWeekdays, type RatePeriod } from "./rates.ts";

/**
 * The tariff card of a house in the hills as it is handed out: neeralaya.com/tariff.html, 2022 to 2023, rupees a night.
 * Its prices hold the whole year; the winter beside them is ours.
 */
const rooms = {
  "Riverside two-bedroom villa": { adults: 4, EP: 20_000, CP: 23_400, MAP: 28_000 },
  "Deluxe suite": { adults: 2, EP: 14_200, CP: 15_800, MAP: 18_200 },
  "Junior suite": { adults: 2, EP: 13_000, CP: 14_650, MAP: 17_000 },
  "Super deluxe suite": { adults: 2, EP: 18_000, CP: 19_700, MAP: 22_000 },
} as const;
type Room = keyof typeof rooms;

const ofPersons = {
  EP: { extraBed: 2000, child: 1920 },
  CP: { extraBed: 2800, child: 2300 },
  MAP: { extraBed: 4000, child: 2950 },
} as const;
type Plan = keyof typeof ofPersons;

const winterMore = 2500;

function winter(rackRate: number): RatePeriod {
  const nights = { from: "2030-12-15", to: "2031-03-01", weekdays: allWeekdays, isYearly: true };
  return { id: 1, name: "Winter", ...nights, rate: rackRate + winterMore, minNights: 1 };
}

function tariffOf(roomType: Room): Tariff {
  const { adults, EP, ...dearer } = rooms[roomType];
  const plan = (code: Plan, supplement: number): MealPlan => {
    const { extraBed, child } = ofPersons[code];
    return { code, supplement, extraBed, childWithBed: child, childWithoutBed: 0 };
  };
  return {
    roomType,
    rackRate: EP,
    periods: [winter(EP)],
    includedAdults: adults,
    extraBeds: 1,
    plans: [plan("EP", 0), plan("CP", dearer.CP - EP), plan("MAP", dearer.MAP - EP)],
    freeBelowAge: 5,
    childUntilAge: 11,
    extras: [],
  };
}

/** One night: for those whom the room is made for, with one adult more, with a child of seven more. */
const card: [Room, "year" | "winter", PlanCode, number, number, number][] = [
  ["Riverside two-bedroom villa", "year", "EP", 20_000, 22_000, 21_920],
  ["Riverside two-bedroom villa", "year", "CP", 23_400, 26_200, 25_700],
  ["Riverside two-bedroom villa", "year", "MAP", 28_000, 32_000, 30_950],
  ["Riverside two-bedroom villa", "winter", "EP", 22_500, 24_500, 24_420],
  ["Riverside two-bedroom villa", "winter", "CP", 25_900, 28_700, 28_200],
  ["Riverside two-bedroom villa", "winter", "MAP", 30_500, 34_500, 33_450],
  ["Deluxe suite", "year", "EP", 14_200, 16_200, 16_120],
  ["Deluxe suite", "year", "CP", 15_800, 18_600, 18_100],
  ["Deluxe suite", "year", "MAP", 18_200, 22_200, 21_150],
  ["Deluxe suite", "winter", "EP", 16_700, 18_700, 18_620],
  ["Deluxe suite", "winter", "CP", 18_300, 21_100, 20_600],
  ["Deluxe suite", "winter", "MAP", 20_700, 24_700, 23_650],
  ["Junior suite", "year", "EP", 13_000, 15_000, 14_920],
  ["Junior suite", "year", "CP", 14_650, 17_450, 16_950],
  ["Junior suite", "year", "MAP", 17_000, 21_000, 19_950],
  ["Junior suite", "winter", "EP", 15_500, 17_500, 17_420],
  ["Junior suite", "winter", "CP", 17_150, 19_950, 19_450],
  ["Junior suite", "winter", "MAP", 19_500, 23_500, 22_450],
  ["Super deluxe suite", "year", "EP", 18_000, 20_000, 19_920],
  ["Super deluxe suite", "year", "CP", 19_700, 22_500, 22_000],
  ["Super deluxe suite", "year", "MAP", 22_000, 26_000, 24_950],
  ["Super deluxe suite", "winter", "EP", 20_500, 22_500, 22_420],
  ["Super deluxe suite", "winter", "CP", 22_200, 25_000, 24_500],
  ["Super deluxe suite", "winter", "MAP", 24_500, 28_500, 27_450],
];

test.each(card)("%s, %s, %s: %i, with an extra bed %i, with a child %i", (...cells) => {
  const [roomType, season, mealPlan, plain, withBed, withChild] = cells;
  const { adults } = rooms[roomType];
  const [arrival, departure] =
    season === "year" ? ["2030-06-10", "2030-06-11"] : ["2031-01-10", "2031-01-11"];
  const night = (more: { adults?: number; childAges?: number[] }) => {
    const { childAges = [] } = more;
    const party = { adults: adults + (more.adults ?? 0), children: childAges.length, childAges };
    return sumOf(priceStay(tariffOf(roomType), { arrival, departure, rooms: 1, mealPlan, ...party }));
  };
  expect([night({}), night({ adults: 1 }), night({ childAges: [7] })]).toEqual([plain, withBed, withChild]);
  expect([night({ childAges: [4] }), night({ childAges: [11] })]).toEqual([plain, withBed]);
});

test("a week over the turn of the season has a line for each, and each person's line the whole week", () => {
  const stay = { arrival: "2030-12-12", departure: "2030-12-19", rooms: 1, adults: 3, children: 1 };
  const wishes = { childAges: [8], mealPlan: "MAP" } as const;
  const lines = priceStay({ ...tariffOf("Deluxe suite"), extraBeds: 2 }, { ...stay, ...wishes });
  expect(lines.map(({ name, nights, rate, amount }) => [name, nights, rate, amount])).toEqual([
    ["Deluxe suite", 3, 14_200, 42_600],
    ["Winter", 4, 16_700, 66_800],
    ["Breakfast and dinner (MAP)", 7, 4000, 28_000],
    ["Extra bed", 7, 4000, 28_000],
    ["Child with bed", 7, 2950, 20_650],
  ]);
  expect(sumOf(lines)).toBe(186_050);
});
