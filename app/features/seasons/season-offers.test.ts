import { expect, test } from "vitest";
import { seasons as block } from "#contract/content/blocks/seasons-of-the-year.ts";
import { defaultOf } from "#contract/content/block.ts";
import type { ContentValue } from "#contract/content/all-blocks.ts";
import { publishedValue } from "#contract/content/published.ts";
import { seasonAt, seasonOffer } from "./season-offers.ts";

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

test("every month has its season, also over the end of the year", () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    seasonAt(seasons, `2030-${String(month + 1).padStart(2, "0")}-15`),
  );
  expect(months).toEqual([3, 3, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3]);
  expect(seasonAt([{ from: 5, to: null }], "2030-12-01")).toBe(0);
  expect(seasonAt([], "2030-12-01")).toBe(0);
});
