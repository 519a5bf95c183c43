import { beforeAll, expect, test } from "vitest";
import type { DeskOffer } from "#contract/desk.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const nights = "checkIn=2030-06-10&checkOut=2030-06-12";

const app = appOfFile();
const staff = staffOfFile(app);
let willow: number;
let double: number;
let suite: number;

beforeAll(async () => {
  willow = await addHotel(staff);
  const lake = await addHotel(staff, { hotelName: "Lake House" });
  double = await addRoom(staff, willow, { rentPerNight: 4500, noOfRooms: 3 });
  suite = await addRoom(staff, lake, { rentPerNight: 8000, maxAdults: 4, roomType: 3 });
});

async function ask(query: string) {
  const { status, data } = await staff("GET", `Desk?${query}`);
  const found = data as { offers: DeskOffer[]; isMore: boolean; full: number };
  return { status, ...found };
}

test("all houses answer with what is free and what it comes to, the cheapest first", async () => {
  const { offers, isMore, full } = await ask(nights);
  expect(offers).toMatchObject([
    { hotel: "Willow House", roomId: double, free: 3, rooms: 1, total: 9000, maxAdults: 2 },
    { hotel: "Lake House", roomId: suite, free: 1, rooms: 1, total: 16_000 },
  ]);
  expect({ isMore, full }).toEqual({ isMore: false, full: 0 });
});

test("a party gets as many rooms as hold it, at the price of all of them", async () => {
  const { offers } = await ask(`${nights}&adults=4`);
  expect(offers.map(({ roomId, rooms, total }) => [roomId, rooms, total])).toEqual([
    [suite, 1, 16_000],
    [double, 2, 18_000],
  ]);
  const seven = await ask(`${nights}&adults=7`);
  expect(seven).toMatchObject({ offers: [], full: 2 });
});

test("what the desk offers can be booked at the price it told, and is gone then", async () => {
  const form = bookingFormFor(0, { status: undefined });
  const book = (expectedTotal: number) =>
    staff("POST", "Booking/Desk", { ...form, hotelId: willow, roomId: double, rooms: 3, expectedTotal });
  expect(await book(26_999)).toMatchObject({ status: 409 });
  expect(await book(27_000)).toMatchObject({ status: 201 });
  expect((await ask(nights)).offers.map(({ roomId }) => roomId)).toEqual([suite]);
  const later = await ask("checkIn=2030-06-12&checkOut=2030-06-13");
  expect(later.offers.map(({ roomId }) => roomId)).toEqual([double, suite]);
});

test("a place narrows it; bad questions are refused by their fields", async () => {
  expect(await ask(`${nights}&placeId=1`)).toMatchObject({ offers: [], full: 0 });
  for (const [query, field] of [
    ["checkIn=2030-06-12&checkOut=2030-06-10", "checkOut"],
    ["checkIn=2030-06-31&checkOut=2030-07-02", "checkIn"],
    [`${nights}&adults=0`, "adults"],
    [`${nights}&adults=${"9".repeat(5000)}`, "adults"],
    [`${nights}&placeId=x`, "placeId"],
  ] as const) {
    const reply = await staff("GET", `Desk?${query}`);
    expect([query, reply.status, Object.keys((reply as { errors?: object }).errors ?? {})]).toEqual([
      query,
      400,
      [field],
    ]);
  }
  expect((await app.call("GET", `Desk?${nights}`)).status).toBe(401);
});

test("one house alone is offered when it is asked for", async () => {
  const { offers, isMore } = await ask(`checkIn=2030-06-20&checkOut=2030-06-22&hotelId=${willow}`);
  expect([offers.map(({ roomId }) => roomId), isMore]).toEqual([[double], false]);
  expect((await ask(`${nights}&hotelId=x`)).status).toBe(400);
});

test("of many houses the cheapest are found without pricing all, whatever seasons, parties and full houses do", async () => {
  const { executor } = app.services.db;
  const many: { id: number; units: number }[] = [];
  for (let house = 0; house < 14; house += 1) {
    const hotel = await addHotel(staff, { hotelName: `Reed House ${house}` });
    for (let type = 0; type < 4; type += 1) {
      const n = house * 4 + type;
      const rents = {
        rentPerNight: 3000 + ((n * 7) % 23) * 100,
        maxAdults: 1 + (n % 3),
        noOfRooms: 1 + (n % 4),
      };
      const id = await addRoom(staff, hotel, { ...rents, roomType: type + 1 });
      many.push({ id, units: rents.noOfRooms });
      const season = {
        created_at: "2030-06-01T06:30:00Z",
        room_id: id,
        name: "",
        min_nights: 1,
        weekdays: 127,
        yearly: 0,
      };
      if (n % 5 === 0)
        await executor
          .insertInto("rate_periods")
          .values({
            ...season,
            first_night: "2030-07-02",
            free_from: "2030-07-09",
            rate_paise: 120_000 + n * 1000,
          })
          .execute();
      if (n % 6 === 0)
        await staff("POST", "RoomBlock", {
          roomId: id,
          rooms: rents.noOfRooms,
          firstNight: "2030-07-02",
          freeFrom: "2030-07-03",
          reason: "Paint",
        });
    }
  }
  for (const party of ["adults=2", "adults=7&children=2", "adults=1", "adults=12"]) {
    const question = `checkIn=2030-07-01&checkOut=2030-07-04&${party}`;
    const all = await ask(`${question}&limit=100`);
    expect([party, all.isMore, all.offers.length + all.full]).toEqual([party, false, many.length + 2]);
    const totals = all.offers.map(({ total }) => total);
    expect([party, totals]).toEqual([party, totals.toSorted((a, b) => a - b)]);
    for (const limit of [1, 2, 5, 19]) {
      const some = await ask(`${question}&limit=${limit}`);
      expect([party, limit, some.offers]).toEqual([party, limit, all.offers.slice(0, limit)]);
      expect([party, limit, some.isMore]).toEqual([party, limit, all.offers.length > limit]);
      expect(some.full).toBeLessThanOrEqual(all.full);
    }
  }
  expect((await staff("GET", "Desk?checkIn=2030-07-01&checkOut=2030-07-04&limit=101")).status).toBe(400);
});
