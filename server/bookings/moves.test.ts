import { beforeAll, expect, test } from "vitest";
import type { StayMoves } from "#contract/booking-moves.ts";
import type { Change } from "#contract/change-log.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, blockFormFor, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let double: number;
let suite: number;
let stay: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  double = await addRoom(staff, hotelId, { rentPerNight: 4500, noOfRooms: 1 });
  suite = await addRoom(staff, hotelId, { rentPerNight: 8000, maxAdults: 4, roomType: 3 });
  stay = await enter({ checkInDate: "2030-06-10", checkOutDate: "2030-06-12" });
});

async function enter(change: Record<string, unknown>): Promise<number> {
  const form = bookingFormFor(hotelId, { roomId: double, ...change });
  return idOf(staff("POST", "Booking/desk", form));
}

async function movesTo(checkIn: string, checkOut: string, more = ""): Promise<StayMoves> {
  const query = `bookingId=${stay}&roomId=${double}&checkIn=${checkIn}&checkOut=${checkOut}${more}`;
  return (await staff("GET", `Booking/moves?${query}`)).data as StayMoves;
}

test("a stay does not stand in its own way, and its told nights keep their price", async () => {
  const { wish, refusal, dates } = await movesTo("2030-06-11", "2030-06-14");
  expect([wish.total, refusal, dates]).toEqual([13_500, "", []]);
});

test("rooms and nights that were not told cost what they do now, the others what they did", async () => {
  const change = { hotelId, roomType: 2, noBeds: 1, maxAdults: 2, maxChild: 1, facilities: [] };
  const cost = (rentPerNight: number) => staff("PUT", `Rooms/${double}`, { ...change, rentPerNight });
  expect((await cost(6000)).status).toBe(200);
  expect((await movesTo("2030-06-10", "2030-06-13")).wish.total).toBe(15_000);
  expect((await movesTo("2030-06-10", "2030-06-13", "&rooms=2")).wish.total).toBe(30_000);
  await cost(4500);
});

test("a stay that is to be shorter than guests may book is told so", async () => {
  const season = { roomId: suite, name: "Tulips", from: "2030-06-20", to: "2030-06-30", rentPerNight: 8000 };
  expect((await staff("POST", "RatePeriod", { ...season, minNights: 3 })).status).toBe(201);
  const wishFor = async (checkOut: string) => {
    const query = `bookingId=${stay}&roomId=${suite}&checkIn=2030-06-20&checkOut=${checkOut}`;
    return ((await staff("GET", `Booking/moves?${query}`)).data as StayMoves).wish;
  };
  expect(await wishFor("2030-06-22")).toMatchObject({ total: 16_000, minNights: 3 });
  expect(await wishFor("2030-06-23")).not.toHaveProperty("minNights");
});

test("where it cannot be, another room type and the nearest dates are told with their totals", async () => {
  await enter({ checkInDate: "2030-06-14", checkOutDate: "2030-06-16" });
  const { refusal, rooms, dates } = await movesTo("2030-06-13", "2030-06-15");
  expect(refusal).toContain("14 Jun");
  expect(rooms).toMatchObject([{ roomId: suite, checkInDate: "2030-06-13", total: 16_000 }]);
  expect(dates).toMatchObject([
    { roomId: double, checkInDate: "2030-06-12", checkOutDate: "2030-06-14", total: 9000 },
    { roomId: double, checkInDate: "2030-06-16", checkOutDate: "2030-06-18", total: 9000 },
  ]);
});

test("what is told can be done at that total", async () => {
  const form = bookingFormFor(hotelId, { checkInDate: "2030-06-13", checkOutDate: "2030-06-15" });
  const move = (expectedTotal: number) =>
    staff("PUT", `Booking/${stay}`, { ...form, roomId: suite, version: 1, expectedTotal });
  expect(await move(9000)).toMatchObject({ status: 409, data: { total: 16_000 } });
  expect(await move(16_000)).toMatchObject({ status: 200, data: { version: 2 } });
  const back = await movesTo("2030-06-10", "2030-06-12");
  expect([back.refusal, back.wish.total]).toEqual(["", 9000]);
});

test("the change log has the total of a moved stay, before and after", async () => {
  const { data } = await staff("GET", `ChangeLog?kind=bookings&recordId=${stay}`);
  const [{ fields } = { fields: [] }] = data as Change[];
  expect(fields).toContainEqual({ name: "Total, ₹", before: "9000", after: "16000" });
});

test("blocked rooms stand in its way, and dates before today are not offered", async () => {
  const blocked = blockFormFor(double, { firstNight: "2030-06-01", freeFrom: "2030-06-03" });
  await staff("POST", "RoomBlock", blocked);
  const { refusal, dates } = await movesTo("2030-06-02", "2030-06-04");
  expect(refusal).toContain("2 Jun");
  expect(dates.map(({ checkInDate }) => checkInDate)).toEqual(["2030-06-03"]);
});

test("a party that a room type does not hold is told so; bad questions are refused by their fields", async () => {
  const many = bookingFormFor(hotelId, { roomId: suite, adults: 4, checkInDate: "2030-08-10" });
  const { data } = await staff("POST", "Booking/desk", { ...many, checkOutDate: "2030-08-12" });
  const ask = (query: string) => staff("GET", `Booking/moves?bookingId=${query}`);
  const dates = "checkIn=2030-08-10&checkOut=2030-08-12";
  const { id } = data as { id: number };
  expect(await ask(`${id}&roomId=${double}&${dates}`)).toMatchObject({
    data: { refusal: "Deluxe Double does not hold the party", dates: [] },
  });
  expect(await ask(`99999&roomId=${double}&${dates}`)).toMatchObject({ status: 404 });
  expect(await ask(`${id}&roomId=99999&${dates}`)).toMatchObject({
    status: 400,
    errors: { roomId: expect.any(String) },
  });
  expect((await ask(`${id}&roomId=${double}&checkIn=2030-08-10&checkOut=2030-08-10`)).status).toBe(400);
  expect((await app.call("GET", `Booking/moves?bookingId=${id}&roomId=${double}&${dates}`)).status).toBe(401);
});
