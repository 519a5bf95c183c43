import { expect, test } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfTest();

test("stays of nights that are over are completed although the house has fewer such rooms by now", async () => {
  const before = await app.signIn();
  const hotelId = await addHotel(before);
  const roomId = await addRoom(before, hotelId, { noOfRooms: 2 });
  const form = bookingFormFor(hotelId, { roomId, status: "Accepted" });
  const stays: number[] = [];
  for (const _ of [1, 2]) stays.push(await idOf(before("POST", "Booking/desk", form)));
  app.clock.forward(12 * 86_400);
  const staff = await app.signIn();
  const room = { id: roomId, hotelId, roomType: 2, rentPerNight: 4500, noBeds: 1, maxAdults: 2, maxChild: 1 };
  const fewer = { ...room, noOfRooms: 1, facilities: [] };
  expect((await staff("PUT", `Rooms/${roomId}`, fewer)).status).toBe(200);
  for (const id of stays)
    expect((await staff("PUT", `Booking/${id}`, { ...form, status: "Completed" })).message).toBe(
      "Booking updated successfully",
    );
  const { executor } = app.services.db;
  expect(await executor.selectFrom("room_nights").selectAll().execute()).toHaveLength(4);
  const longer = { ...form, status: "Completed", checkOutDate: "2030-06-13" };
  expect((await staff("PUT", `Booking/${stays[0]}`, longer)).status).toBe(409);
});
