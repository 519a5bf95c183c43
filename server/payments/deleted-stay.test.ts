import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("of a stay in the bin no payment is deleted of which more was given back: brought back, it would owe more than its total", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const bookingId = await idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId })));
  const pay = (change: object) =>
    idOf(staff("POST", "Payment", { bookingId, amount: 3000, method: "Cash", ...change }));
  const received = await pay({});
  const returned = await pay({ amount: 1000, direction: "Returned" });
  await staff("DELETE", `Booking/byId?Id=${bookingId}`);
  expect((await staff("DELETE", `Payment/byId?Id=${received}`)).status).toBe(409);
  for (const id of [returned, received])
    expect((await staff("DELETE", `Payment/byId?Id=${id}`)).status).toBe(200);
  expect((await staff("PUT", `Payment/restore?Id=${returned}`)).status).toBe(409);
  await staff("PUT", `Booking/restore?Id=${bookingId}`);
  const { paid, due, total } = (await staff("GET", `Booking/byId?Id=${bookingId}`)).data as Booking;
  expect([paid, due]).toEqual([0, total]);
});
