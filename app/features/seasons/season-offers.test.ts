import { expect, test } from "vitest";
import { seasons as block } from "#contract/content/blocks/seasons-of-the-year.ts";
import { defaultOf } from "#contract/content/block.ts";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import { publishedValue } from "#contract/content/published.ts";
import { seasonOffer } from "./season-offers.ts";

const { seasons }: ContentValue<"seasons"> = publishedValue(
  new Map([["seasons", { value: defaultOf(block, true) }]]),
  "seasons",
);

const place = (name: string, lowestRate: number | null) => ({
  name,
  hotels: 1,
  latitude: null,
  longitude: null,
  lowestRate,
});

test("a season's prices are those of what is open then", () => {
  const places = [place("Gurez", 1200), place("Gulmarg", 7900), place("Pahalgam", null)];
  const tours = [
    { location: "Gurez, Yusmarg", startingRate: 9000 },
    { location: "Gulmarg, Srinagar", startingRate: 14_000 },
  ];
  const [almond, summer] = seasons.map((season) => seasonOffer(season, places, tours));
  expect(almond).toEqual({
    open: ["Gulmarg", "Pahalgam"],
    closed: ["Gurez"],
    rate: 7900,
    journey: 14_000,
  });
  expect(summer).toMatchObject({ closed: [], rate: 1200, journey: 9000 });
  expect(seasonOffer({ closed: [] }, [], [])).toMatchObject({ open: [], rate: null, journey: null });
});

test("with nights asked for, the price of the season's own counts, and of a place without any nothing", () => {
  const places = [
    { ...place("Gulmarg", 4000), nightRates: [9000, 5200] },
    { ...place("Gurez", 1200), nightRates: [1200, 1300] },
    { ...place("Pahalgam", null), nightRates: [null, null] },
  ];
  const tours = [
    { location: "Gulmarg", startingRate: 14_000, startRates: [16_000, null] },
    { location: "Gurez", startingRate: 9000, startRates: [9000, 9000] },
  ];
  const offers = [0, 1, undefined].map((index) => seasonOffer({ closed: ["Gurez"] }, places, tours, index));
  expect(offers.map(({ rate }) => rate)).toEqual([9000, 5200, 4000]);
  expect(offers.map(({ journey }) => journey)).toEqual([16_000, null, 14_000]);
  expect(seasonOffer({ closed: ["Gurez", "Gulmarg"] }, places, [], 0).rate).toBe(null);
});
