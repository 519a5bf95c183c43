import { expect, test } from "vitest";
import { weatherMessages } from "#contract/bad-weather.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";
import { settledOrBlocked, withInterruption } from "#test/support/interruption.ts";
import { actForWeather } from "./act-for-weather.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const onPostgres = test.skipIf(process.env["TEST_DATABASE_URL"] === undefined);

onPostgres("nobody is told to move a stay that is cancelled at the same moment", async () => {
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId);
  const id = await idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId)));
  const slow = withInterruption(
    app.services,
    (row) => "hotel_name" in row,
    () => settledOrBlocked(app.services, staff("POST", "Booking/ending", { id, ending: "Cancelled" })),
  );
  const form = {
    from: "2030-06-09",
    to: "2030-06-12",
    what: "Move",
    reason: "Snow",
    moveUntil: "2030-12-31",
  };
  const acted = actForWeather(
    slow,
    { username: "asha" },
    { ...form, what: "Move" },
    { call: "badWeather.act" },
  );
  await expect(acted).rejects.toThrow(weatherMessages.others);
  expect((await staff("GET", "Notification?search=free of charge")).data).toEqual([]);
  expect((await staff("GET", "BadWeather")).data).toEqual([]);
});
