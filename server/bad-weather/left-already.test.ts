import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfTest();

test("guests who have left already are not among those on the nights of bad weather", async () => {
  const before = await app.signIn();
  const hotelId = await addHotel(before);
  await addRoom(before, hotelId, { noOfRooms: 2 });
  const enter = async (checkInDate: string, checkOutDate: string) => {
    const form = bookingFormFor(hotelId, { checkInDate, checkOutDate });
    return idOf(before("POST", "Booking/desk", form));
  };
  const left = await enter("2030-06-01", "2030-06-02");
  const coming = await enter("2030-06-02", "2030-06-04");
  app.clock.forward(86_400);
  const staff = await app.signIn();
  const nights = { from: "2030-06-01", to: "2030-06-05" };
  const listed = (await staff("GET", `BadWeather/stays?from=${nights.from}&to=${nights.to}`)).data;
  expect((listed as Booking[]).map(({ id }) => id)).toEqual([coming]);
  const done = await staff("POST", "BadWeather", {
    ...nights,
    what: "Cancel",
    reason: "Snow",
    seen: [coming],
  });
  expect([done.status, done.data]).toMatchObject([201, { stays: 1 }]);
  expect((await staff("GET", `Booking/byId?Id=${left}`)).data).toMatchObject({ status: "Accepted" });
});
