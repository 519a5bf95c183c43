import { beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addPackage } from "#test/support/factories.ts";

const app = appOfFile();

beforeAll(async () => {
  const staff = await app.signIn();
  const tour = (tourName: string, location: string, numberOfDays: number, startingRate: number) =>
    addPackage(staff, { tourName, location, numberOfDays, startingRate });
  await tour("Lake", "Srinagar, Kashmir", 3, 12_000);
  await tour("Snow", "Gulmarg, Srinagar, Kashmir", 5, 30_000);
  await tour("Far", "Gurez, Kashmir", 7, 21_000);
});

test.each([
  ["place=srinagar", ["Snow", "Lake"]],
  ["minDays=5", ["Far", "Snow"]],
  ["maxDays=5&maxRate=12000", ["Lake"]],
  ["minRate=20000&sort=cheapest", ["Far", "Snow"]],
  ["sort=dearest", ["Snow", "Far", "Lake"]],
  ["sort=shortest", ["Lake", "Snow", "Far"]],
  ["sort=longest&limit=1&CurrentPage=2", ["Snow"]],
  ["place=Leh", []],
])("packages narrowed by %s", async (query, names) => {
  const { data } = await app.call("GET", `Package?${query}`);
  expect((data as { tourName: string }[]).map(({ tourName }) => tourName)).toEqual(names);
});

test("the facets name the places, the days and the range of rates", async () => {
  expect((await app.call("GET", "Package/facets")).data).toEqual({
    places: [
      { name: "Srinagar", packages: 2 },
      { name: "Gulmarg", packages: 1 },
      { name: "Gurez", packages: 1 },
    ],
    days: [3, 5, 7],
    lowestRate: 12_000,
    highestRate: 30_000,
  });
});
