import { beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, ratePeriodFormFor } from "#test/support/factories.ts";

const app = appOfFile();
let hotel: number;
let empty: number;

beforeAll(async () => {
  const staff = await app.signIn();
  hotel = await addHotel(staff);
  empty = await addHotel(staff, { hotelName: "Not recorded yet" });
  const room = await addRoom(staff, hotel, { noOfRooms: 1 });
  const large = await addRoom(staff, hotel, { noOfRooms: 2, roomType: 2, rentPerNight: 5200 });
  for (const roomId of [room, large]) {
    const feast = {
      from: "2030-07-01",
      to: "2030-07-03",
      rentPerNight: 9000,
      minNights: roomId === room ? 2 : 3,
    };
    await staff("POST", "RatePeriod", ratePeriodFormFor(roomId, feast));
  }
  const form = bookingFormFor(hotel, {
    roomId: room,
    checkInDate: "2030-06-03",
    checkOutDate: "2030-06-05",
  });
  const { data } = await app.call("POST", "Booking", form);
  await staff("PUT", `Booking/${(data as { id: number }).id}`, { ...form, status: "Accepted" });
});

const ask = (query: string) => app.call("GET", `Availability/nights?${query}`);

test("tells each night of [from, to) with the free rooms of all types", async () => {
  const { data } = await ask(`hotelId=${hotel}&from=2030-06-02&to=2030-06-06`);
  expect(data).toEqual([
    { night: "2030-06-02", free: 3, rent: 4500 },
    { night: "2030-06-03", free: 2, rent: 5200 },
    { night: "2030-06-04", free: 2, rent: 5200 },
    { night: "2030-06-05", free: 3, rent: 4500 },
  ]);
});

test("tells the shortest stay of an arrival, and no price of a night that is sold out", async () => {
  const staff = await app.signIn();
  const { data: rooms } = await app.call("GET", `Rooms?Id=${hotel}`);
  for (const { id, noOfRooms } of rooms as { id: number; noOfRooms: number }[]) {
    const block = { roomId: id, rooms: noOfRooms, firstNight: "2030-07-02", freeFrom: "2030-07-03" };
    expect((await staff("POST", "RoomBlock", { ...block, reason: "Feast" })).status).toBe(201);
  }
  const { data } = await ask(`hotelId=${hotel}&from=2030-07-01&to=2030-07-03`);
  expect(data).toEqual([
    { night: "2030-07-01", free: 3, rent: 9000, minNights: 2 },
    { night: "2030-07-02", free: 0, rent: null },
  ]);
});

test("knows nothing of a house whose rooms are not recorded", async () => {
  expect((await ask(`hotelId=${empty}&from=2030-06-02&to=2030-06-06`)).data).toEqual([]);
});

test.each([
  ["hotelId=HOTEL&from=2030-06-02&to=2030-06-02", 400],
  ["hotelId=HOTEL&from=2030-01-01&to=2030-04-12", 400],
  ["hotelId=HOTEL&from=2030-02-31&to=2030-04-01", 400],
  ["hotelId=99999&from=2030-06-02&to=2030-06-06", 404],
])("%s is answered %i", async (query, status) => {
  expect((await ask(query.replace("HOTEL", String(hotel)))).status).toBe(status);
});
