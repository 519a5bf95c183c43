import { expect, test } from "vitest";
import type { Availability } from "#contract/availability.ts";
import type { Hotel } from "#contract/hotels.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, blockFormFor, extraFormFor, ratePeriodFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const nights = "checkIn=2030-06-10&checkOut=2030-06-12";

async function listed(hotelId: number): Promise<Hotel | undefined> {
  const { data } = await app.call("GET", `Hotel/AllUser?limit=100&${nights}`);
  return (data as Hotel[]).find(({ id }) => id === hotelId);
}

async function offered(hotelId: number): Promise<Availability | undefined> {
  return ((await app.call("GET", `Availability?hotelId=${hotelId}&${nights}`)).data as Availability[])[0];
}

test("what everybody is charged is in the price of the nights that houses are compared by", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { rentPerNight: 4000, noOfRooms: 2 });
  expect(await offered(hotelId)).not.toHaveProperty("least");
  const heating = { name: "Heating", per: "night", price: 500, asked: "always", from: "2030-06-11" };
  const dinner = { name: "Dinner", per: "person", price: 1200, asked: "always" };
  for (const extra of [heating, dinner])
    expect((await staff("POST", "Extra", extraFormFor(hotelId, { ...extra, to: "2030-07-01" }))).status).toBe(
      201,
    );
  const asked = await app.call("GET", `Price?roomId=${roomId}&${nights}&adults=1`);
  expect(asked.data).toMatchObject({ total: 9700 });
  expect(await offered(hotelId)).toMatchObject({ total: 8000, least: 9700 });
  expect((await listed(hotelId))?.stay).toMatchObject({ total: 9700 });
  const block = blockFormFor(roomId, { rooms: 2, firstNight: "2030-06-10", freeFrom: "2030-06-11" });
  expect((await staff("POST", "RoomBlock", block)).status).toBe(201);
  expect(await offered(hotelId)).toMatchObject({ free: 0, soldOn: ["2030-06-10"] });
  const nearest = await app.call("GET", `Availability/nearest?hotelId=${hotelId}&${nights}`);
  expect(nearest.data).toMatchObject({ stays: [{ total: 10_200 }, {}, {}] });
});

test("a room type tells its cheapest night, where that costs less than usual", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { rentPerNight: 4000 });
  const read = async () => ((await app.call("GET", `Rooms?Id=${hotelId}`)).data as object[])[0];
  await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, { rentPerNight: 5000 }));
  expect(await read()).not.toHaveProperty("lowestRent");
  const spring = { name: "Spring", from: "2031-03-01", to: "2031-04-01", rentPerNight: 3000 };
  await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, spring));
  expect(await read()).toMatchObject({ rentPerNight: 4000, lowestRent: 3000 });
});

test("seasons of each year that leave no night at the usual price are what a room type and its house cost from", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { rentPerNight: 4000 });
  const room = async () => ((await app.call("GET", `Rooms?Id=${hotelId}`)).data as object[])[0];
  const rate = async () => ((await app.call("GET", `Hotel/byId?Id=${hotelId}`)).data as Hotel).rate;
  const season = async (from: string, to: string, rentPerNight: number, weekdays?: number[]) => {
    const form = ratePeriodFormFor(roomId, { name: from, from, to, rentPerNight, isYearly: true, weekdays });
    const { data, errors } = await staff("POST", "RatePeriod", form);
    expect(errors).toBeUndefined();
    return (data as { id: number }).id;
  };
  await season("2030-11-15", "2031-03-01", 6500);
  await season("2030-03-01", "2030-06-01", 5000);
  const summer = await season("2030-05-20", "2030-11-15", 5500);
  expect([await rate(), await room()]).toMatchObject([5000, { rentPerNight: 4000, lowestRent: 5000 }]);
  await staff("DELETE", `RatePeriod/byId?Id=${summer}`);
  expect([await rate(), "lowestRent" in ((await room()) ?? {})]).toEqual([4000, false]);
  await season("2030-06-01", "2030-11-14", 5500);
  expect(await rate()).toBe(4000);
  // Most years that night is at the usual price.
  await season("2030-11-14", "2030-11-15", 5500, [6, 7]);
  expect(await rate()).toBe(4000);
  await season("2030-01-01", "2031-01-01", 7000);
  expect(await rate()).toBe(5000);
});
