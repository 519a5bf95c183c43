import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, extraFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const nights = "checkIn=2030-06-10&checkOut=2030-06-12";

async function addHouse(change: Record<string, unknown> = {}) {
  const hotelId = await addHotel(staff);
  return { hotelId, roomId: await addRoom(staff, hotelId, { noOfRooms: 9, ...change }) };
}
const price = (roomId: number, more = "") => app.call("GET", `Price?roomId=${roomId}&${nights}${more}`);
const book = (hotelId: number, form: Record<string, unknown>) =>
  app.call("POST", "Booking", bookingFormFor(hotelId, form));

test("a price is refused for a party that a booking is refused for, at the same field and in the same words", async () => {
  const { hotelId, roomId } = await addHouse({ maxAdults: 2, maxChild: 1 });
  const sleeps = "This room sleeps 2 adults and 1 child";
  const parties: [string, Record<string, unknown>, string][] = [
    ["&adults=3", { adults: 3 }, sleeps],
    ["&adults=2&childAges=4,14", { chlids: 2, childAges: [4, 14] }, sleeps],
    ["&adults=5&rooms=2", { adults: 5, rooms: 2 }, `${sleeps}; your party needs 3 rooms`],
  ];
  for (const [query, party, rooms] of parties) {
    const told = await price(roomId, query);
    expect([told.status, told.message, told.errors]).toEqual([400, rooms, { rooms }]);
    const refused = await book(hotelId, { roomId, ...party });
    expect([refused.status, refused.message, refused.errors]).toEqual([400, rooms, { rooms }]);
  }
  expect((await price(roomId, "&adults=5&rooms=3")).status).toBe(200);
});

test("without a number of adults a price is for two, or for the one whom a single room holds", async () => {
  const { roomId: single } = await addHouse({ maxAdults: 1, maxChild: 0 });
  expect((await price(single)).data).toMatchObject({ total: 9000 });
  const { roomId } = await addHouse();
  const dinner = { name: "Dinner", per: "person", price: 1000, asked: "always" };
  await staff("POST", "Extra", { ...extraFormFor(1), ...dinner, hotelId: null });
  expect((await price(single)).data).toMatchObject({ total: 10_000 });
  expect((await price(roomId)).data).toMatchObject({ total: 11_000 });
});

test("a room sleeps those in its extra beds: free rooms, price and booking agree", async () => {
  const plans = [{ code: "EP", supplement: 0, extraBed: 1000, childWithBed: 800, childWithoutBed: 0 }];
  const beds = { maxAdults: 2, maxChild: 0, includedAdults: 2, extraBeds: 1, plans };
  const { hotelId, roomId } = await addHouse(beds);
  const free = await app.call("GET", `Availability?hotelId=${hotelId}&${nights}`);
  expect(free.data).toMatchObject([{ maxAdults: 3, maxChild: 0 }]);
  const { total } = (await price(roomId, "&adults=3")).data as { total: number };
  const two = (await price(roomId, "&adults=2")).data as { total: number };
  expect(total).toBeGreaterThanOrEqual(two.total + 2 * 1000);
  expect((await book(hotelId, { roomId, adults: 3, expectedTotal: total })).status).toBe(201);
  expect((await price(roomId, "&adults=4")).errors).toEqual({ rooms: "This room sleeps 3 adults" });
});

test("what only staff may add has a price for staff alone", async () => {
  const { hotelId, roomId } = await addHouse();
  const late = { ...extraFormFor(hotelId), name: "Late key", asked: "never" };
  const id = await idOf(staff("POST", "Extra", late));
  const refused = await price(roomId, `&extras=${id}`);
  expect(Object.keys(refused.errors ?? {})).toEqual(["extras"]);
  // A guest is not told of what staff keep to themselves.
  expect(refused.errors).toEqual({ extras: "This is not offered for these nights" });
  const asked = await staff("GET", `Price?roomId=${roomId}&${nights}&extras=${id}`);
  expect(asked.status).toBe(200);
  expect((await staff("DELETE", `Extra/byId?Id=${id}`)).status).toBe(200);
  const kept = await staff("GET", `Price?roomId=${roomId}&${nights}&extras=${id}`);
  expect([kept.status, kept.data]).toEqual([
    200,
    asked.data && { ...asked.data, offered: expect.anything() },
  ]);
  expect((await price(roomId, `&extras=${id}`)).status).toBe(400);
});
