import { expect, test } from "vitest";
import type { Hotel } from "#contract/hotels.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, ratePeriodFormFor } from "#test/support/factories.ts";

const app = appOfTest();

test("the night that a season is over in Kashmir, its price is no longer what houses and rooms cost from", async () => {
  const staff = await app.signIn();
  const { places } = (await staff("GET", "Place")).data as { places: { id: number }[] };
  const hotelId = await addHotel(staff, { placeId: places[0]?.id });
  const otherId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { rentPerNight: 4000 });
  await addRoom(staff, otherId, { rentPerNight: 3600 });
  const season = { name: "Early summer", from: "2030-05-01", to: "2030-06-02", rentPerNight: 3000 };
  const added = await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, season));
  expect(added.status).toBe(201);
  const ask = async (path: string) => (await app.call("GET", path)).data;
  const read = async () => ({
    house: ((await ask(`Hotel/byId?Id=${hotelId}`)) as Hotel).rate,
    room: await ask(`Rooms/byIdUser?Id=${roomId}`),
    rooms: await ask(`Rooms?Id=${hotelId}`),
    cheapest: ((await ask("Hotel/AllUser?sort=cheapest")) as Hotel[]).map(({ id, rate }) => [id, rate]),
    dear: ((await ask("Hotel/AllUser?minRate=3900")) as Hotel[]).map(({ id }) => id),
    facets: await ask("Hotel/facets"),
  });
  expect(await read()).toMatchObject({
    house: 3000,
    room: { lowestRent: 3000 },
    rooms: [{ lowestRent: 3000 }],
    cheapest: [
      [hotelId, 3000],
      [otherId, 3600],
    ],
    dear: [],
    facets: { lowestRate: 3000, highestRate: 3600, places: [{ lowestRate: 3000 }, {}] },
  });
  // 00:30 on 2 June in Kashmir, and 19:00 on 1 June in Greenwich.
  app.clock.forward(12.5 * 3600);
  const after = await read();
  expect(after).toMatchObject({
    house: 4000,
    cheapest: [
      [otherId, 3600],
      [hotelId, 4000],
    ],
    dear: [hotelId],
    facets: { lowestRate: 3600, highestRate: 4000, places: [{ lowestRate: 4000 }, {}] },
  });
  for (const room of [after.room, ...(after.rooms as object[])])
    expect(room).not.toHaveProperty("lowestRent");
});
