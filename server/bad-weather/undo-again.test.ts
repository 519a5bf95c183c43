import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";
import { withInterruption } from "#test/support/interruption.ts";
import { undoWeather } from "./undo-weather.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const by = { username: "asha" };

test("what fails on the way is taken back once it is asked for again", async () => {
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId, { noOfRooms: 2 });
  const stays: number[] = [];
  for (const _ of [1, 2]) stays.push(await idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId))));
  const form = { from: "2030-06-10", to: "2030-06-12", what: "Cancel", reason: "The Zojila is shut" };
  const id = await idOf(staff("POST", "BadWeather", form));
  const [, second] = stays;
  const failing = withInterruption(
    app.services,
    (row) => "hotel_name" in row && "id" in row && row.id === second,
    () => Promise.reject(new Error("the disk is full")),
  );
  await expect(undoWeather(failing, by, id)).rejects.toThrow("the disk is full");
  const statuses = async () => {
    const read = stays.map((stay) => staff("GET", `Booking/byId?Id=${stay}`));
    return (await Promise.all(read)).map(({ data }) => (data as Booking).status);
  };
  expect(await statuses()).toEqual(["Accepted", "Rejected"]);
  expect((await staff("DELETE", `BadWeather?Id=${id}`)).data).toEqual({ stays: 2, refused: [] });
  expect(await statuses()).toEqual(["Accepted", "Accepted"]);
  expect((await staff("DELETE", `BadWeather?Id=${id}`)).status).toBe(409);
});
