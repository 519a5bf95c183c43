import { expect, test } from "vitest";
import { seasonOf, seasonOffers } from "./season-offers.ts";

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
  const [almond, summer] = seasonOffers(places, tours);
  expect(almond).toEqual({
    id: "almond",
    open: ["Gulmarg", "Pahalgam"],
    closed: ["Gurez"],
    rate: 7900,
    journey: 14_000,
  });
  expect(summer).toMatchObject({ closed: [], rate: 1200, journey: 9000 });
  expect(seasonOffers([], [])[3]).toMatchObject({ open: [], rate: null, journey: null });
});

test("every month has its season", () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    seasonOf(`2030-${String(month + 1).padStart(2, "0")}-15`),
  );
  expect(new Set(months)).toEqual(new Set(["almond", "summer", "chinar", "snow"]));
  expect([seasonOf("2030-12-01"), seasonOf("2030-03-31")]).toEqual(["snow", "almond"]);
});
