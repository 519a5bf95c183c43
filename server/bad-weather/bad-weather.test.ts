import { beforeAll, expect, test } from "vitest";
import type { WeatherAct } from "#contract/bad-weather.ts";
import type { Booking } from "#contract/bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { startTestApp } from "#test/support/app.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const mailer = { send: () => Promise.resolve(), close() {} };
const app = appOfFile({ mailer });
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 3 });
});

const enter = async (checkInDate: string, checkOutDate: string) => {
  const form = bookingFormFor(hotelId, { roomId, checkInDate, checkOutDate });
  return idOf(staff("POST", "Booking/desk", form));
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

test("guests without an e-mail address are counted apart, and named until the act is taken back", async () => {
  const dates = { checkInDate: "2031-01-01", checkOutDate: "2031-01-03" };
  const form = bookingFormFor(hotelId, { roomId, ...dates, email: "", customerName: "Rukhsana Mir" });
  const untold = await idOf(staff("POST", "Booking/desk", form));
  const written = await enter(dates.checkInDate, dates.checkOutDate);
  const asked = { from: dates.checkInDate, to: dates.checkOutDate };
  const { data: stays } = await staff("GET", `BadWeather/stays?from=${asked.from}&to=${asked.to}`);
  expect(stays).toMatchObject([
    { id: untold, hasEmail: false },
    { id: written, hasEmail: true },
  ]);
  const done = await act({ ...asked, what: "Move", moveUntil: "2031-03-31" });
  expect(done.data).toMatchObject({ stays: 2, untold: 1 });
  expect(done.message).toBe(
    "The guests may move their stays without a charge, and are told so. 1 guest without an e-mail address is to be told by WhatsApp or telephone",
  );
  const guests = async () => ((await staff("GET", "BadWeather")).data as WeatherAct[])[0]?.untold;
  expect(await guests()).toMatchObject([{ id: untold, customerName: "Rukhsana Mir" }]);
  await staff("DELETE", `BadWeather?Id=${(done.data as { id: number }).id}`);
  expect(await guests()).toEqual([]);
});

test("without a mail server nobody is said to be told", async () => {
  const { stop, signIn } = await startTestApp();
  try {
    const call = await signIn();
    const house = await addHotel(call);
    const room = await addRoom(call, house);
    await idOf(call("POST", "Booking/desk", bookingFormFor(house, { roomId: room })));
    const { checkInDate, checkOutDate } = bookingFormFor(house);
    const form = { from: checkInDate, to: checkOutDate, what: "Cancel", reason: "The Zojila is shut" };
    expect((await call("POST", "BadWeather", form)).message).toBe(
      "The stays are cancelled without a charge. No mail server is set up: tell the guests by WhatsApp or telephone",
    );
  } finally {
    await stop();
  }
});

test("nights the wrong way about, and nights without a stay, are refused in words", async () => {
  expect((await act({ from: "2030-07-05", to: "2030-07-05", what: "Cancel" })).errors).toEqual({
    to: "The last morning is after the first night",
  });
  const none = await act({ from: "2032-01-01", to: "2032-01-02", what: "Cancel" });
  expect([none.status, none.message]).toEqual([409, "No accepted stay lies on these nights"]);
});

test("one of two acts taken back leaves what the other allows; the last takes it away, and only who comes is told", async () => {
  const id = await enter("2030-09-01", "2030-09-03");
  const move = async (moveUntil: string) =>
    (
      (await act({ from: "2030-09-01", to: "2030-09-03", what: "Move", moveUntil })).data as {
        id: number;
      }
    ).id;
  const leave = async () => (await read(id)).policy?.freeMoveUntil;
  const { reference } = await read(id);
  const told = async () =>
    ((await staff("GET", `Notification?search=${reference}`)).data as { text: string }[]).length;
  const [first, second] = [await move("2030-12-31"), await move("2030-11-30")];
  const before = await told();
  await staff("DELETE", `BadWeather?Id=${first}`);
  expect([await leave(), await told()]).toEqual(["2030-11-30", before]);
  const third = await move("2031-03-31");
  await staff("DELETE", `BadWeather?Id=${third}`);
  const [latest] = (await staff("GET", `Notification?search=${reference}`)).data as { text: string }[];
  expect(await leave()).toBe("2030-11-30");
  expect(latest?.text).toContain("to an arrival until Sat, 30 Nov 2030, as we wrote before");
  await staff("POST", "Booking/ending", { id, ending: "Cancelled" });
  const ended = await told();
  await staff("DELETE", `BadWeather?Id=${second}`);
  expect([await leave(), await told()]).toEqual([null, ended]);
});

test("a stay that was brought back and ended anew keeps its own end when the act is taken back", async () => {
  const dates = { from: "2030-10-01", to: "2030-10-03" };
  const id = await enter(dates.from, dates.to);
  const done = await act({ ...dates, what: "Cancel" });
  await staff("DELETE", `Booking/ending?Id=${id}`);
  app.clock.forward(60);
  await staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "The guest is ill" });
  const { data } = await staff("DELETE", `BadWeather?Id=${(done.data as { id: number }).id}`);
  const { reference, status } = await read(id);
  expect(data).toEqual({ stays: 0, refused: [`${reference} was ended anew since, and stays as it is`] });
  expect(status).toBe("Rejected");
});

test("a stay that came after the list was looked at is not cancelled unseen", async () => {
  const dates = { from: "2030-11-01", to: "2030-11-03" };
  const seen = await enter(dates.from, dates.to);
  const since = await enter(dates.from, dates.to);
  const refused = await act({ ...dates, what: "Cancel", seen: String(seen) });
  expect([refused.status, refused.message]).toEqual([
    409,
    "Stays have come or gone meanwhile. Look at the list once more, then press again",
  ]);
  expect((await read(seen)).status).toBe("Accepted");
  expect((await act({ ...dates, what: "Cancel", seen: `${since},${seen}` })).data).toMatchObject({
    stays: 2,
  });
});

test("who has two stays and no e-mail address is one guest to be told", async () => {
  const guest = { roomId, email: "", customerName: "Nadeem Wani", phoneNo: "9876501299" };
  for (const [checkInDate, checkOutDate] of [
    ["2031-05-01", "2031-05-03"],
    ["2031-05-03", "2031-05-04"],
  ])
    await idOf(
      staff("POST", "Booking/desk", bookingFormFor(hotelId, { ...guest, checkInDate, checkOutDate })),
    );
  const done = await act({ from: "2031-05-01", to: "2031-05-04", what: "Cancel" });
  expect(done.data).toMatchObject({ stays: 2, untold: 1 });
  expect(done.message).toContain("1 guest without an e-mail address is to be told");
});
