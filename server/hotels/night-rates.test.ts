import { beforeAll, expect, test } from "vitest";
import type { HotelFacets } from "#contract/hotels.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { countQueries } from "#test/support/count-queries.ts";
import { addHotel, addRoom, ratePeriodFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const winter = "2030-12-01/2031-03-01";
const spring = "2031-03-01/2031-05-01";
let deluxe: number;

/** In Gulmarg two room types, of which winter is dearer and New Year dearest; in Pahalgam a house without rooms. */
beforeAll(async () => {
  const places = (await staff("GET", "Place")).data as { places: { id: number; name: string }[] };
  const placeId = (name: string) => places.places.find((one) => one.name === name)?.id;
  const hotel = await addHotel(staff, { placeId: placeId("Gulmarg") });
  await addHotel(staff, { placeId: placeId("Pahalgam"), hotelName: "Not recorded yet" });
  deluxe = await addRoom(staff, hotel, { rentPerNight: 4000 });
  const suite = await addRoom(staff, hotel, { rentPerNight: 9000, roomType: 4 });
  for (const roomId of [deluxe, suite])
    await add(roomId, { name: "Winter", from: "2030-12-01", to: "2031-03-01", rentPerNight: 9500 });
  await add(deluxe, { name: "New Year", from: "2030-12-30", to: "2031-01-03", rentPerNight: 12_000 });
});

async function add(roomId: number, change: Record<string, unknown>): Promise<number> {
  const { status, data } = await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, change));
  expect(status).toBe(201);
  return (data as { id: number }).id;
}

async function facets(nights: string) {
  const { data } = await app.call("GET", `Hotel/facets?nights=${nights}`);
  return data as HotelFacets;
}
const ratesIn = async (place: string, nights: string) =>
  (await facets(nights)).places.find(({ name }) => name === place)?.nightRates;

test("of each span its cheapest night is told, also where that costs more than usual", async () => {
  expect(await ratesIn("Gulmarg", `${winter},${spring}`)).toEqual([9500, 4000]);
  expect(await ratesIn("Gulmarg", "2030-12-31/2031-01-01")).toEqual([9500]);
  expect(await ratesIn("Pahalgam", winter)).toEqual([null]);
  expect((await facets("")).places[0]).not.toHaveProperty("nightRates");
});

test("weekends, every year's prices and a deleted one count as for a stay", async () => {
  // 11 and 12 April 2031 are a Friday and a Saturday.
  const weekend = { name: "Blossom", from: "2031-03-01", to: "2031-05-01", weekdays: [5, 6] };
  const id = await add(deluxe, { ...weekend, rentPerNight: 3000 });
  expect(await ratesIn("Gulmarg", `${spring},2031-04-07/2031-04-11`)).toEqual([3000, 4000]);
  expect((await staff("DELETE", `RatePeriod/byId?Id=${id}`)).status).toBe(200);
  expect(await ratesIn("Gulmarg", spring)).toEqual([4000]);
  const always = { name: "Autumn", from: "2020-10-01", to: "2020-12-01", isYearly: true };
  await add(deluxe, { ...always, rentPerNight: 2500 });
  expect(await ratesIn("Gulmarg", "2030-09-01/2030-12-01,2030-12-01/2030-12-02")).toEqual([2500, 9500]);
});

test("it costs two more questions to the database, for however many spans", async () => {
  const { executor } = app.services.db;
  const ask = (nights: string) => countQueries(executor, () => facets(nights));
  const [none, one, six] = [
    await ask(""),
    await ask(winter),
    await ask(Array.from({ length: 6 }, () => winter).join(",")),
  ].map(({ count }) => count);
  expect([one, six]).toEqual([(none ?? 0) + 2, (none ?? 0) + 2]);
});

test.each([
  "2030-12-01",
  "2030-12-01/2030-12-01",
  "2030-12-02/2030-12-01",
  "2030-02-30/2030-03-02",
  "2030-01-01/2031-01-03",
  "2030-12-01/2030-12-02/2030-12-03",
  `${winter},`,
  Array.from({ length: 7 }, () => winter).join(","),
  "x".repeat(5000),
])("nights like %.40s are refused at their field", async (nights) => {
  const { status, errors } = await app.call("GET", `Hotel/facets?nights=${nights}`);
  expect([status, Object.keys(errors ?? {})]).toEqual([400, ["nights"]]);
});
