import { beforeAll, expect, test } from "vitest";
import type { CabRate } from "#contract/cab-rates.ts";
import type { JourneyPrice } from "#contract/journey-prices.ts";
import type { Package } from "#contract/packages.ts";
import { purgeDemo } from "#server/demo/purge-demo.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor } from "#test/support/factories.ts";
import { demoPackages } from "./packages.ts";
import { seedDemo } from "./seed.ts";

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  await seedDemo(app.services);
});

const rates = async () => (await app.call("GET", "CabRate")).data as CabRate[];

async function price(path: string): Promise<JourneyPrice> {
  const { status, data } = await app.call("GET", path);
  expect([path, status]).toEqual([path, 200]);
  return data as JourneyPrice;
}

test("every package of the demo is priced by its table, from the price that it starts at", async () => {
  const packages = (await app.call("GET", "Package")).data as Package[];
  expect(packages).toHaveLength(demoPackages.length);
  for (const { id, tourName, startingRate } of packages) {
    expect(startingRate).toBe(demoPackages.find((tour) => tour.tourName === tourName)?.startingRate);
    const start = "startDate=2030-06-10&adults=2";
    const two = await price(`Package/price?packageId=${id}&${start}`);
    expect([tourName, two.total]).toEqual([tourName, 2 * startingRate]);
    const family = await price(`Package/price?packageId=${id}&${start}&children=2&childAges=3,9`);
    expect(family.total).toBe(2 * startingRate + Math.round(0.7 * startingRate));
  }
  const classic = packages.find(({ tourName }) => tourName === "Kashmir Classic");
  const wish = "startDate=2031-04-02&adults=2&hotelClass=Luxury";
  expect((await price(`Package/price?packageId=${classic?.id}&${wish}`)).total).toBe(2 * (34_000 + 1500));
});

test("the demo's cabs have prices; they go with it, and who asked by one keeps what was told", async () => {
  const [day, route] = await rates();
  expect([day?.per, route?.per]).toEqual(["day", "route"]);
  expect((await price(`CabRate/price?cabRateId=${day?.id}&vehicle=suv&days=3`)).total).toBe(12_600);
  const wish = { vechiclePreference: "suv", cabRateId: route?.id, expectedTotal: 1700 };
  const sent = await app.call("POST", "CabBooking", cabFormFor(wish));
  expect(sent.status).toBe(201);
  const taken = await staff("POST", "Demo/Away", {});
  expect(taken.data).toMatchObject({ counts: { cabRates: 2 } });
  expect(await rates()).toEqual([]);
  await staff("POST", "Demo/Back");
  expect(await rates()).toHaveLength(2);
  await staff("PUT", `CabRate/${day?.id}`, { ...day, car: 2900, version: 3 });
  expect((await staff("POST", "Demo/Away", {})).data).toMatchObject({ counts: { cabRates: 1 } });
  app.clock.forward(24 * 3600);
  await purgeDemo(app.services);
  expect((await rates()).map(({ per, car }) => [per, car])).toEqual([["day", 2900]]);
  const { id } = sent.data as { id: number };
  expect((await staff("GET", `CabBooking/byId?Id=${id}`)).data).toMatchObject({ estimate: 1700 });
});
