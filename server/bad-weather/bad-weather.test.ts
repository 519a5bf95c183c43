import { beforeAll, expect, test } from "vitest";
import type { WeatherAct } from "#contract/bad-weather.ts";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 3 });
});

const enter = async (checkInDate: string, checkOutDate: string) => {
  const form = bookingFormFor(hotelId, { roomId, checkInDate, checkOutDate });
  return ((await staff("POST", "Booking/desk", form)).data as { id: number }).id;
};
const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
const act = (form: Record<string, unknown>) =>
  staff("POST", "BadWeather", { reason: "The Zojila is shut", ...form });
const nights = { from: "2030-07-02", to: "2030-07-05" };

test("all stays on these nights may move freely, each guest is told, and it is taken back", async () => {
  const inside = await enter("2030-07-01", "2030-07-03");
  const outside = await enter("2030-07-05", "2030-07-07");
  const listed = (await staff("GET", `BadWeather/stays?from=${nights.from}&to=${nights.to}`))
    .data as Booking[];
  expect(listed.map(({ id }) => id)).toEqual([inside]);
  expect((await act({ ...nights, what: "Move" })).errors).toEqual({
    moveUntil: "Say until when they may arrive instead",
  });
  const done = await act({ ...nights, what: "move", moveUntil: "2030-12-31" });
  expect([done.status, done.data]).toMatchObject([201, { stays: 1 }]);
  expect((await read(inside)).policy?.freeMoveUntil).toBe("2030-12-31");
  expect((await read(outside)).policy?.freeMoveUntil).toBeNull();
  const emails = (await staff("GET", "Notification?search=move")).data as { text: string }[];
  expect(emails[0]?.text).toContain("to an arrival until Tue, 31 Dec 2030: The Zojila is shut");
  const { id } = done.data as { id: number };
  expect((await staff("DELETE", `BadWeather?Id=${id}`)).message).toBe("1 stay is as before");
  expect((await read(inside)).policy?.freeMoveUntil).toBeNull();
  expect((await staff("DELETE", `BadWeather?Id=${id}`)).status).toBe(409);
});

test("cancelled for the weather nothing is charged; taken back, a stay whose rooms were sold is named and stays ended", async () => {
  const dates = ["2030-08-01", "2030-08-03"] as const;
  const [first, second] = [await enter(...dates), await enter(...dates)];
  await staff("POST", "Payment", { bookingId: first, amount: 2000, method: "Cash" });
  const done = await act({ from: dates[0], to: dates[1], what: "Cancel" });
  expect(done.data).toMatchObject({ stays: 2 });
  expect(await read(first)).toMatchObject({ ending: "Cancelled", charge: 0, over: 2000 });
  for (const _ of [1, 2]) await enter(...dates);
  const { id } = done.data as { id: number };
  const { data, message } = await staff("DELETE", `BadWeather?Id=${id}`);
  const { reference } = await read(second);
  expect(data).toEqual({
    stays: 1,
    refused: [
      `The rooms of ${reference} for 1 Aug to 3 Aug were sold since: the stay cannot be brought back`,
    ],
  });
  expect(message).toMatch(/^1 stay is as before\. The rooms of CO-/);
  expect(await read(first)).toMatchObject({ status: "Accepted", ending: null });
  expect(await read(second)).toMatchObject({ status: "Rejected", ending: "Cancelled" });
  const [latest] = (await staff("GET", "BadWeather")).data as WeatherAct[];
  expect(latest).toMatchObject({
    id,
    what: "Cancel",
    stays: 2,
    isUndone: true,
    reason: "The Zojila is shut",
  });
});

test("nights the wrong way about, and nights without a stay, are refused in words", async () => {
  expect((await act({ from: "2030-07-05", to: "2030-07-05", what: "Cancel" })).errors).toEqual({
    to: "The last morning is after the first night",
  });
  const none = await act({ from: "2032-01-01", to: "2032-01-02", what: "Cancel" });
  expect([none.status, none.message]).toEqual([409, "No accepted stay lies on these nights"]);
});
