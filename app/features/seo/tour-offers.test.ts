import { expect, test } from "vitest";
import type { PackageDetail } from "#contract/packages.ts";
import { tourOffers } from "./tour-offers.ts";

const url = "https://example.com/package/3";
const told = { "@type": "Offer", url, priceCurrency: "INR" };

test("a journey is offered at the lowest price of each class, while it is sold; without a table at its starting price", () => {
  const tour = { startingRate: 18_000, tariff: null } as PackageDetail;
  expect(tourOffers(url, tour)).toEqual({ ...told, price: 18_000 });
  const tariff = {
    classes: ["Standard", "Houseboat", "Palace"],
    rows: [
      { people: 2, rates: [21_000, 26_000, null] },
      { people: 4, rates: [18_000, null, null] },
    ],
    singleRoom: 4000,
    childWithBed: 9000,
    childWithoutBed: 5000,
    freeBelowAge: 5,
    ownBedFromAge: 8,
    childUntilAge: 12,
    seasons: [],
    departures: [],
    from: null,
    to: "2030-04-01",
  };
  const sold = { ...told, validThrough: "2030-03-31" };
  const standard = { ...sold, name: "Standard", price: 18_000 };
  expect(tourOffers(url, { ...tour, tariff })).toEqual({
    "@type": "AggregateOffer",
    priceCurrency: "INR",
    lowPrice: 18_000,
    highPrice: 26_000,
    offerCount: 2,
    offers: [standard, { ...sold, name: "Houseboat", price: 26_000 }],
  });
  const one = { ...tariff, classes: ["Standard"] };
  expect(tourOffers(url, { ...tour, tariff: one })).toEqual(standard);
});
