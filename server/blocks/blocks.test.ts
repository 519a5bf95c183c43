import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, blockFormFor, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function addHouse(noOfRooms: number) {
  const hotelId = await addHotel(staff);
  return { hotelId, roomId: await addRoom(staff, hotelId, { noOfRooms }) };
}

async function block(roomId: number, change: Record<string, unknown> = {}): Promise<number> {
  const { data, status, message } = await staff("POST", "RoomBlock", blockFormFor(roomId, change));
  expect([status, message]).toEqual([201, "Rooms blocked"]);
  return (data as { id: number }).id;
}

async function accept(hotelId: number, change: Record<string, unknown> = {}) {
  return staff("POST", "Booking/desk", bookingFormFor(hotelId, change));
}

async function free(hotelId: number): Promise<number> {
  const { data } = await app.call(
    "GET",
    `Availability?hotelId=${hotelId}&checkIn=2030-06-10&checkOut=2030-06-12`,
  );
  return (data as { free: number }[])[0]?.free ?? -1;
}

test("blocked rooms cannot be sold; released, they can be, and blocked again", async () => {
  const { hotelId, roomId } = await addHouse(2);
  const id = await block(roomId, { rooms: 2 });
  expect(await free(hotelId)).toBe(0);
  expect((await accept(hotelId)).status).toBe(409);
  expect((await app.call("POST", "Booking", bookingFormFor(hotelId))).status).toBe(409);
  const released = await staff("DELETE", `RoomBlock/byId?Id=${id}`);
  expect([released.status, released.message]).toEqual([200, "Rooms are free again"]);
  expect(await free(hotelId)).toBe(2);
  expect((await staff("GET", "Bin?search=boiler")).data).toMatchObject([{ kind: "blocks", id }]);
  expect((await staff("PUT", `RoomBlock/restore?Id=${id}`)).status).toBe(200);
  expect(await free(hotelId)).toBe(0);
});

test("rooms that guests hold cannot be blocked: the nights are named, and nothing is stored", async () => {
  const { hotelId, roomId } = await addHouse(2);
  await accept(hotelId, { checkInDate: "2030-06-11", checkOutDate: "2030-06-13" });
  const refused = await staff("POST", "RoomBlock", blockFormFor(roomId, { rooms: 2 }));
  const message = "Fewer than 2 rooms of Deluxe Double are free for the nights of 11 Jun and 12 Jun";
  expect([refused.status, refused.errors]).toEqual([409, { firstNight: message }]);
  expect(await free(hotelId)).toBe(1);
  const id = await block(roomId);
  expect(await free(hotelId)).toBe(0);
  const found = async (from: string, to: string) =>
    (await staff("GET", `RoomBlock?hotelId=${hotelId}&from=${from}&to=${to}`)).data;
  expect(await found("2030-06-12", "2030-06-20")).toMatchObject([{ id, reason: "New boiler", nights: 3 }]);
  expect(await found("2030-06-13", "2030-06-20")).toEqual([]);
});

test("a released block whose rooms were sold since is not brought back", async () => {
  const { hotelId, roomId } = await addHouse(1);
  const id = await block(roomId);
  await staff("DELETE", `RoomBlock/byId?Id=${id}`);
  expect((await accept(hotelId)).status).toBe(201);
  expect((await staff("PUT", `RoomBlock/restore?Id=${id}`)).status).toBe(409);
  expect((await staff("GET", `RoomBlock/byId?Id=${id}`)).status).toBe(404);
});

test("a block is moved in one step, and keeps its reason and version", async () => {
  const { hotelId, roomId } = await addHouse(1);
  const id = await block(roomId);
  const later = blockFormFor(roomId, { firstNight: "2030-06-20", freeFrom: "2030-06-22", version: 1 });
  expect((await staff("PUT", `RoomBlock/${id}`, later)).status).toBe(200);
  expect(await free(hotelId)).toBe(1);
  expect((await staff("PUT", `RoomBlock/${id}`, later)).status).toBe(409);
  expect((await staff("GET", `RoomBlock/byId?Id=${id}`)).data).toMatchObject({
    nights: 2,
    version: 2,
    hotelId,
  });
});

const faults: [string, Record<string, unknown>, Record<string, string>][] = [
  ["no reason", { reason: " " }, { reason: "Write why, so that the others know" }],
  ["no room type", { roomId: "" }, { roomId: "Choose a room type" }],
  [
    "an end before its start",
    { freeFrom: "2030-06-10" },
    { freeFrom: "The rooms are free again after the first blocked night at the earliest" },
  ],
  [
    "two years",
    { freeFrom: "2032-06-10" },
    { freeFrom: "Rooms can be blocked for at most 366 nights at once" },
  ],
  ["more rooms than there are", { rooms: 3 }, { rooms: "There are only 2 rooms of this type" }],
  ["an unknown room type", { roomId: 99_999 }, { roomId: "This room type does not exist, or no longer" }],
];
test.each(faults)("with %s nothing is blocked", async (_, change, errors) => {
  const { hotelId, roomId } = await addHouse(2);
  const answer = await staff("POST", "RoomBlock", blockFormFor(roomId, change));
  expect([answer.status, answer.errors]).toEqual([400, errors]);
  expect(await free(hotelId)).toBe(2);
});
