import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;

async function addHouse() {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  await addRoom(staff, hotelId, { roomType: 3, rentPerNight: 8000 });
  return { hotelId, roomId, form: bookingFormFor(hotelId, { roomId }) };
}

test("a stay that ended keeps its type and its total when it is corrected after the type was deleted", async () => {
  const { roomId, form } = await addHouse();
  const id = await idOf(staff("POST", "Booking/desk", form));
  await staff("POST", "Booking/ending", { id, ending: "Cancelled" });
  expect((await staff("DELETE", `Rooms/byId?Id=${roomId}`)).status).toBe(200);
  const corrected = { ...form, roomId: "", status: "Rejected", phoneNo: "9000000009" };
  expect((await staff("PUT", `Booking/${id}`, corrected)).status).toBe(200);
  const kept = { roomId, total: 9000, charge: 2250, due: 2250 };
  expect(await read(id)).toMatchObject({ ...kept, phoneNo: "9000000009" });
  expect((await staff("DELETE", `Booking/ending?Id=${id}`)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: "Accepted", roomType: "Premium Double", total: 9000 });
});

test("a request for a deleted type keeps the price that its guest was told, and another one costs what it does", async () => {
  const { hotelId, roomId, form } = await addHouse();
  const id = await idOf(app.call("POST", "Booking", form));
  expect((await staff("DELETE", `Rooms/byId?Id=${roomId}`)).status).toBe(200);
  const change = (more: object) => staff("PUT", `Booking/${id}`, { ...form, roomId: "", ...more });
  expect((await change({ status: "Pending" })).data).toMatchObject({ roomId, total: 9000 });
  const other = await addHotel(staff);
  await addRoom(staff, other);
  expect((await change({ hotelId: other })).data).toMatchObject({ roomId: null, total: null });
  expect((await change({ hotelId, roomId })).status).toBe(400);
  expect((await change({ hotelId, status: "Accepted" })).data).toMatchObject({ total: 16_000 });
});
