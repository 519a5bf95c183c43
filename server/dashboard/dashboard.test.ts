import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { type Dashboard, listedStays } from "#contract/dashboard.ts";
import { addDays } from "#contract/rules/stay.ts";
import { countQueries } from "#test/support/count-queries.ts";
import {
  addHotel,
  addRoom,
  bookingFormFor,
  queryFormFor,
  reviewFormFor,
  idOf,
} from "#test/support/factories.ts";
import { countNewRequests } from "./dashboard.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function accepted(hotelId: number, change: Record<string, unknown>): Promise<number> {
  const form = bookingFormFor(hotelId, change);
  const id = await idOf(app.call("POST", "Booking", form));
  const { status, message } = await staff("PUT", `Booking/${id}`, { ...form, status: "Accepted" });
  if (status !== 200) throw new Error(message);
  return id;
}

test("the dashboard counts today's stays, their guests and their value", async () => {
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId, { noOfRooms: 4 });
  const today = "2030-06-01";
  await accepted(hotelId, { checkInDate: today, checkOutDate: "2030-06-03", chlids: 1 });
  await accepted(hotelId, { checkInDate: today, checkOutDate: "2030-06-02" });
  await accepted(hotelId, { checkInDate: "2030-06-05", checkOutDate: "2030-06-06" });
  await app.call(
    "POST",
    "Booking",
    bookingFormFor(hotelId, { checkInDate: today, checkOutDate: "2030-06-02" }),
  );
  const { data } = await staff("GET", "Dashboard");
  expect(data).toMatchObject({
    today,
    arrivals: { stays: 2, guests: 5 },
    departures: { stays: 0, guests: 0 },
    inHouse: { stays: 2, guests: 5 },
    income: 3 * 4500,
  });
  expect((data as { nextCheckIns: unknown[] }).nextCheckIns).toHaveLength(3);
  app.clock.forward(24 * 3600);
  const tomorrow = await staff("GET", "Dashboard");
  expect(tomorrow.data).toMatchObject({ departures: { stays: 1 }, inHouse: { stays: 1 }, income: 0 });
  app.clock.forward(-24 * 3600);
});

test("today's lists are bounded, their numbers are not, and the list of bookings has the rest", async () => {
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId, { noOfRooms: 60 });
  const today = "2030-06-02";
  const stay = (from: number, nights: number) =>
    accepted(hotelId, {
      checkInDate: addDays(today, from),
      checkOutDate: addDays(today, from + nights),
    });
  const [leaving, staying] = [await stay(-1, 1), await stay(-1, 4)];
  app.clock.forward(24 * 3600);
  for (let guest = 0; guest < listedStays + 2; guest += 1) await stay(0, 1 + (guest % 3));
  const { data } = await staff("GET", "Dashboard");
  const dashboard = data as Dashboard;
  expect(dashboard.arrivals).toEqual({ stays: listedStays + 2, guests: 2 * (listedStays + 2) });
  expect(dashboard.arriving).toHaveLength(listedStays);
  const departures = dashboard.arriving.map(({ checkOutDate }) => checkOutDate);
  expect(departures).toEqual(departures.toSorted());
  expect(dashboard.staying.map(({ id }) => id).at(-1)).toBe(staying);
  expect(dashboard.departing.map(({ id }) => id).at(-1)).toBe(leaving);
  const held = dashboard.staying.length + dashboard.arrivals.stays;
  expect(dashboard.inHouse.stays).toBe(held);

  const listed = async (query: string) =>
    (await staff("GET", `Booking?holdsRooms=true&hotelId=${hotelId}&${query}`)).pageInfo?.totalRecords;
  expect(await listed(`arrival=${today}`)).toBe(listedStays + 2);
  expect(await listed(`departure=${today}`)).toBe(1);
  expect(await listed(`from=${today}&to=${addDays(today, 1)}`)).toBe(listedStays + 3);
  app.clock.forward(-24 * 3600);
});

test("rooms of a type are free or taken at a time of day; a morning belongs to the night before", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 3 });
  await accepted(hotelId, { checkInDate: "2030-07-10", checkOutDate: "2030-07-11" });
  const ask = async (date: string, time: string) => {
    const path = `Dashboard/RoomStatus?hotelId=${hotelId}&roomType=2&date=${date}&time=${time}`;
    return (await staff("GET", path)).data;
  };
  const row = { hotelId, hotel: "Willow House", roomId, roomType: "Deluxe Double", rooms: 3 };
  expect(await ask("2030-07-10", "Morning")).toEqual([{ ...row, taken: 0, free: 3 }]);
  expect(await ask("2030-07-10", "night")).toEqual([{ ...row, taken: 1, free: 2 }]);
  expect(await ask("2030-07-11", "Morning")).toEqual([{ ...row, taken: 1, free: 2 }]);
  expect(await ask("2030-07-11", "Evening")).toEqual([{ ...row, taken: 0, free: 3 }]);
  const wrong = await staff("GET", "Dashboard/RoomStatus?date=2030-07-11&time=Noon");
  expect([wrong.status, wrong.errors]).toEqual([400, { time: "time is Morning, Evening or Night" }]);
});

test("rooms are told in pages of houses, by name, which say whether there are more", async () => {
  const all = await staff("GET", "Dashboard/RoomStatus?date=2030-07-11");
  const rooms = all.data as { hotelId: number; hotel: string }[];
  const houses = [...new Set(rooms.map(({ hotelId }) => hotelId))];
  expect(houses.length).toBeGreaterThan(1);
  expect(all.pageInfo).toMatchObject({ totalRecords: houses.length, currentPage: 1 });
  expect(all.pageInfo?.isMore).toBeUndefined();
  const paged: unknown[] = [];
  for (let page = 1; page <= houses.length; page += 1) {
    const part = await staff("GET", `Dashboard/RoomStatus?date=2030-07-11&limit=1&CurrentPage=${page}`);
    expect([page, part.pageInfo?.isMore ?? false]).toEqual([page, page < houses.length]);
    paged.push(...(part.data as unknown[]));
  }
  expect(paged).toEqual(rooms);
});

test("a request is new until somebody opens it", async () => {
  const counts = async () => (await staff("GET", "Dashboard/NewRequests")).data as Record<string, number>;
  const before = await counts();
  const id = await idOf(app.call("POST", "CustomerFeedBack/Query", queryFormFor()));
  expect((await counts())["queries"]).toBe((before["queries"] ?? 0) + 1);
  const read = () => staff("GET", `CustomerFeedBack/Query/byId?Id=${id}`);
  expect((await read()).data).toMatchObject({ isNew: true });
  expect((await staff("PUT", "Dashboard/Opened", { kind: "queries", id })).status).toBe(200);
  expect((await read()).data).toMatchObject({ isNew: false, version: 1 });
  expect(await counts()).toEqual(before);
  expect((await staff("PUT", "Dashboard/Opened", { kind: "queries", id: 99_999 })).status).toBe(404);
});

test("a request that was answered on Today, without being opened, is new no more", async () => {
  const counts = async () => (await staff("GET", "Dashboard/NewRequests")).data as Record<string, number>;
  const before = await counts();
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId);
  const stayId = await accepted(hotelId, {});
  const questionId = await idOf(app.call("POST", "CustomerFeedBack/Query", queryFormFor()));
  const reviewId = await idOf(app.call("POST", "CustomerFeedBack", reviewFormFor()));
  await staff("PUT", `CustomerFeedBack/Query/${questionId}`, { isAnswered: true });
  await staff("PUT", `CustomerFeedBack/${reviewId}`, { ...reviewFormFor(), status: "Accepted" });
  expect(await counts()).toEqual(before);
  const opened = (await staff("GET", `Booking/byId?Id=${stayId}`)).data as { openedAt: string };
  app.clock.forward(60);
  await staff("PUT", `Booking/${stayId}`, { ...bookingFormFor(hotelId), status: "Pending" });
  expect((await staff("GET", `Booking/byId?Id=${stayId}`)).data).toMatchObject({ openedAt: opened.openedAt });
});

test("what is new in all lists is counted by one statement, for each page of staff asks", async () => {
  const { executor } = app.services.db;
  const counted = await countQueries(executor, () => countNewRequests(executor));
  expect(counted.count).toBe(1);
  const { data } = await staff("GET", "Dashboard/NewRequests");
  expect(counted.result).toEqual(data);
});

test("the bin lists what was deleted, the latest first, and searches it", async () => {
  const hotelId = await addHotel(staff, { hotelName: "Poplar Lodge" });
  const roomId = await addRoom(staff, hotelId);
  const reviewId = await idOf(app.call("POST", "CustomerFeedBack", reviewFormFor()));
  await staff("DELETE", `Rooms/byId?Id=${roomId}`);
  app.clock.forward(1);
  await staff("DELETE", `CustomerFeedBack/byId?Id=${reviewId}`);
  app.clock.forward(1);
  await staff("DELETE", `Hotel/byId?Id=${hotelId}`);
  const bin = await staff("GET", "Bin");
  expect(bin.data).toMatchObject([
    { kind: "hotels", id: hotelId, name: "Poplar Lodge" },
    { kind: "reviews", id: reviewId, name: "Ritu Kohli, Pune" },
    { kind: "rooms", id: roomId, name: "Deluxe Double, Poplar Lodge" },
  ]);
  expect(bin.pageInfo?.totalRecords).toBe(3);
  expect((await staff("GET", "Bin?search=ritu&limit=1")).data).toMatchObject([{ kind: "reviews" }]);
  await staff("PUT", `Hotel/restore?Id=${hotelId}`);
  expect((await staff("GET", "Bin")).pageInfo?.totalRecords).toBe(2);
});

test("visitors see none of it", async () => {
  for (const path of ["Dashboard", "Dashboard/NewRequests", "Dashboard/RoomStatus?date=2030-07-11", "Bin"]) {
    expect((await app.call("GET", path)).status).toBe(401);
  }
  expect((await app.call("PUT", "Dashboard/Opened", { kind: "queries", id: 1 })).status).toBe(401);
});

test("bookings can be listed by the nights they take", async () => {
  const hotelId = await addHotel(staff);
  await app.call("POST", "Booking", bookingFormFor(hotelId));
  const list = async (from: string, to: string) =>
    (await staff("GET", `Booking?hotelId=${hotelId}&from=${from}&to=${to}`)).pageInfo?.totalRecords;
  expect(await list("2030-06-11", "2030-06-20")).toBe(1);
  expect(await list("2030-06-12", "2030-06-20")).toBe(0);
  expect(await list("2030-06-01", "2030-06-10")).toBe(0);
});
