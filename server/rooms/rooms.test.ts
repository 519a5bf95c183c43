import { beforeAll, expect, test } from "vitest";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, ratePeriodFormFor } from "#test/support/factories.ts";

const app = appOfFile();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  staff = await app.signIn();
});

const form = {
  roomType: 2,
  rentPerNight: 4500,
  noBeds: 1,
  maxAdults: 2,
  maxChild: 1,
  facilities: [1],
  noOfRooms: 1,
};

async function accepted(hotelId: number, change: Record<string, unknown>): Promise<void> {
  const request = bookingFormFor(hotelId, change);
  const { data } = await app.call("POST", "Booking", request);
  const reply = await staff("PUT", `Booking/${(data as { id: number }).id}`, {
    ...request,
    status: "Accepted",
  });
  expect(reply.status).toBe(200);
}

test("there cannot be fewer rooms than are promised for a coming night", async () => {
  const hotelId = await addHotel(staff);
  const id = await addRoom(staff, hotelId, { noOfRooms: 5 });
  await accepted(hotelId, { roomId: id, rooms: 2 });
  await accepted(hotelId, { roomId: id, rooms: 1, checkInDate: "2030-06-11", checkOutDate: "2030-06-13" });
  const refused = await staff("PUT", `Rooms/${id}`, { ...form, noOfRooms: 2 });
  expect([refused.status, refused.errors]).toEqual([
    409,
    {
      noOfRooms:
        "3 rooms of this type are promised to guests or blocked for 2030-06-11; keep at least that many",
    },
  ]);
  expect((await app.call("GET", `Rooms/byIdUser?Id=${id}`)).data).toMatchObject({ noOfRooms: 5, version: 1 });
  expect((await staff("PUT", `Rooms/${id}`, { ...form, noOfRooms: 3 })).status).toBe(200);
  app.clock.forward(13 * 86_400);
  staff = await app.signIn();
  expect((await staff("PUT", `Rooms/${id}`, { ...form, noOfRooms: 1 })).status).toBe(200);
});

test("a room type is shown by its name, its facilities by name and by number", async () => {
  const hotelId = await addHotel(staff);
  const id = await addRoom(staff, hotelId, { facilities: [5, 1, 5] });
  const { data, pageInfo } = await app.call("GET", `Rooms?Id=${hotelId}`);
  expect(data).toMatchObject([
    {
      id,
      hotelId,
      roomType: "Deluxe Double",
      roomTypeId: 2,
      facilities: ["Heating", "Wi-Fi"],
      roomFacilities: [1, 5],
    },
  ]);
  expect(pageInfo?.pageSize).toBe(50);
});

const faults: [string, Record<string, unknown>, Record<string, string>][] = [
  ["an unknown type", { roomType: 999 }, { roomType: "Choose a room type from the list" }],
  ["an unknown facility", { facilities: [999] }, { facilities: "Choose facilities from the list" }],
  ["corrupt facilities", { facilities: "[1" }, { facilities: "Choose facilities from the list" }],
  ["no rent", { rentPerNight: null }, { rentPerNight: "Rent per night is required" }],
  ["no rooms at all", { noOfRooms: 0 }, { noOfRooms: "Number of rooms must be from 1 to 500" }],
  ["an unknown hotel", { hotelId: 99_999 }, { hotelId: "This hotel does not exist" }],
];
test.each(faults)("with %s nothing is stored", async (_, change, errors) => {
  const hotelId = await addHotel(staff);
  const { status, errors: told } = await staff("POST", "Rooms", { ...form, hotelId, ...change });
  expect([status, told]).toEqual([400, errors]);
  expect((await app.call("GET", `Rooms?Id=${hotelId}`)).data).toEqual([]);
});

test("an old version changes nothing; a deleted room is gone and comes back", async () => {
  const hotelId = await addHotel(staff);
  const id = await addRoom(staff, hotelId);
  expect((await staff("PUT", `Rooms/${id}`, { ...form, version: 1 })).status).toBe(200);
  expect((await staff("PUT", `Rooms/${id}`, { ...form, version: 1 })).status).toBe(409);
  expect((await staff("DELETE", `Rooms/byId?Id=${id}`)).status).toBe(200);
  expect((await app.call("GET", `Rooms/byIdUser?Id=${id}`)).status).toBe(404);
  expect((await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId: id }))).status).toBe(400);
  expect((await staff("PUT", `Rooms/restore?Id=${id}`)).status).toBe(200);
  expect((await app.call("GET", `Rooms/byIdUser?Id=${id}`)).status).toBe(200);
});

test("rooms of a deleted hotel are shown and priced for staff alone, until it comes back", async () => {
  const hotelId = await addHotel(staff);
  const id = await addRoom(staff, hotelId);
  const asked = [
    `Rooms?Id=${hotelId}`,
    `Rooms/byIdUser?Id=${id}`,
    `Price?roomId=${id}&checkIn=2031-03-01&checkOut=2031-03-02`,
  ];
  const seen = (by: typeof staff) =>
    Promise.all(
      asked.map(async (path) => {
        const { status, data } = await by("GET", path);
        return Array.isArray(data) ? data.length : status;
      }),
    );
  expect(await seen(app.call)).toEqual([1, 200, 200]);
  await staff("DELETE", `Hotel/byId?Id=${hotelId}`);
  expect(await seen(app.call)).toEqual([0, 404, 404]);
  expect(await seen(staff)).toEqual([1, 200, 200]);
  await staff("PUT", `Hotel/restore?Id=${hotelId}`);
  expect(await seen(app.call)).toEqual([1, 200, 200]);
});

test("rooms of a deleted hotel and their prices do not change until it comes back", async () => {
  const hotelId = await addHotel(staff, { hotelName: "Willow House" });
  const id = await addRoom(staff, hotelId);
  const price = ratePeriodFormFor(id);
  const kept = (await staff("POST", "RatePeriod", price)).data as { id: number };
  const other = { ...price, name: "Blossom", from: "2030-04-01", to: "2030-04-11" };
  const changes: [string, string, object][] = [
    ["PUT", `RatePeriod/${kept.id}`, { ...price, rentPerNight: 5000, version: 1 }],
    ["PUT", `Rooms/${id}`, form],
  ];
  const writes: typeof changes = [
    ["POST", "RatePeriod", other],
    ["POST", "RatePeriod/season", { periods: [other] }],
    ...changes,
  ];
  await staff("DELETE", `Hotel/byId?Id=${hotelId}`);
  for (const write of writes) {
    const { status, message } = await staff(...write);
    expect([status, message], write[1]).toEqual([409, "Willow House was deleted. Restore it first"]);
  }
  await staff("PUT", `Hotel/restore?Id=${hotelId}`);
  for (const change of changes) expect((await staff(...change)).status).toBe(200);
});

test("a room number is a short text, and what else is sent is told so", async () => {
  const hotelId = await addHotel(staff);
  const told = async (roomNumber: unknown) =>
    (await staff("POST", "Rooms", { ...form, hotelId, roomNumber })).errors;
  expect(await told(["12"])).toEqual({ roomNumber: "Write this as text" });
  expect(await told("1".repeat(201))).toEqual({ roomNumber: "At most 200 characters, please" });
  expect(await told(" 12  B ")).toBeUndefined();
  expect((await app.call("GET", `Rooms?Id=${hotelId}`)).data).toMatchObject([{ roomNumber: "12 B" }]);
});
