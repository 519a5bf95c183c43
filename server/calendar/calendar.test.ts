import { beforeAll, expect, test } from "vitest";
import { type Calendar, calendarPageSize, type CalendarRooms } from "#contract/calendar.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { statementsOf } from "#test/support/query-plans.queries.ts";
import { addHotel, addRoom, blockFormFor, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 2 });
});

async function enter(change: Record<string, unknown>): Promise<number> {
  return idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId, ...change })));
}

async function read(month?: string): Promise<Calendar> {
  const { data } = await staff("GET", `Calendar?hotelId=${hotelId}${month ? `&month=${month}` : ""}`);
  return data as Calendar;
}

test("a month shows stays and blocks as bars with what is free each night, cut where the month ends", async () => {
  const stay = await enter({ checkInDate: "2030-06-29", checkOutDate: "2030-07-03" });
  const { data } = await staff(
    "POST",
    "RoomBlock",
    blockFormFor(roomId, { firstNight: "2030-06-30", freeFrom: "2030-07-01" }),
  );
  const june = await read();
  expect(june).toMatchObject({ hotel: "Willow House", month: "2030-06", today: "2030-06-01" });
  const [room] = june.rooms;
  expect(room).toMatchObject({ roomId, units: 2, rentPerNight: 4500, maxAdults: 2 });
  expect(room?.free).toEqual([...Array.from({ length: 28 }, () => 2), 1, 0]);
  const shape = { from: "2030-06-29", to: "2030-07-01", startsBefore: false, endsAfter: true };
  const whole = { arrival: "2030-06-29", departure: "2030-07-03", version: 1 };
  expect(room?.bars).toEqual([
    { kind: "stay", id: stay, label: "Meera Pillai", status: "Accepted", unit: 1, ...shape, ...whole },
    {
      kind: "block",
      id: (data as { id: number }).id,
      label: "New boiler",
      status: null,
      unit: 2,
      from: "2030-06-30",
      to: "2030-07-01",
      startsBefore: false,
      endsAfter: false,
      arrival: "2030-06-30",
      departure: "2030-07-01",
      version: 1,
    },
  ]);
  const july = await read("2030-07");
  expect(july.rooms[0]?.bars).toMatchObject([
    { id: stay, from: "2030-07-01", to: "2030-07-03", startsBefore: true, endsAfter: false },
  ]);
  expect(july.rooms[0]?.free).toHaveLength(31);
});

test("a stay that is made longer keeps its room, though an earlier one is free", async () => {
  const first = await enter({ checkInDate: "2030-09-01", checkOutDate: "2030-09-03" });
  const second = await enter({ checkInDate: "2030-09-02", checkOutDate: "2030-09-04" });
  const unitsOf = async (id: number) =>
    (await read("2030-09")).rooms[0]?.bars.filter((bar) => bar.id === id).map((bar) => bar.unit);
  expect(await unitsOf(second)).toEqual([2]);
  await staff("DELETE", `Booking/byId?Id=${first}`);
  const longer = bookingFormFor(hotelId, { checkInDate: "2030-09-02", checkOutDate: "2030-09-07" });
  expect((await staff("PUT", `Booking/${second}`, { ...longer, status: "Accepted" })).status).toBe(200);
  expect(await unitsOf(second)).toEqual([2]);
});

async function readRooms(query: string): Promise<CalendarRooms> {
  return (await staff("GET", `Calendar/rooms?${query}`)).data as CalendarRooms;
}

test("the calendar of all houses begins yesterday, runs over the end of a month and tells houses in order", async () => {
  const lake = await addHotel(staff, { hotelName: "Lake House" });
  const suite = await addRoom(staff, lake, { rentPerNight: 8000 });
  const all = await readRooms("");
  expect(all).toMatchObject({ from: "2030-05-31", to: "2030-06-30", page: 1, isMore: false });
  expect(all.rooms.map(({ hotel, roomId: id }) => [hotel, id])).toEqual([
    ["Lake House", suite],
    ["Willow House", roomId],
  ]);
  expect(all.rooms.map(({ free }) => free.length)).toEqual([30, 30]);
  const july = await readRooms(`hotelId=${hotelId}&from=2030-06-28&days=10`);
  expect(july.rooms.map(({ bars }) => bars.filter(({ kind }) => kind === "stay"))).toMatchObject([
    [{ from: "2030-06-29", to: "2030-07-03", arrival: "2030-06-29", startsBefore: false, endsAfter: false }],
  ]);
  expect(july.rooms[0]?.free).toHaveLength(10);
});

test("a page has so many room types, and says whether there are more", async () => {
  const many = await addHotel(staff, { hotelName: "A Row of Cottages" });
  for (let more = 0; more < calendarPageSize; more += 1) await addRoom(staff, many);
  const first = await readRooms("days=1");
  expect([first.rooms.length, first.isMore]).toEqual([calendarPageSize, true]);
  const second = await readRooms("days=1&page=2");
  expect(second.rooms.map(({ hotel }) => hotel)).toEqual(["Lake House", "Willow House"]);
  expect(second.isMore).toBe(false);
});

test("of a type with very many rooms the first are told, and all are counted", async () => {
  const large = await addHotel(staff, { hotelName: "Zabarwan Grand" });
  const type = await addRoom(staff, large, { noOfRooms: 45 });
  const nights = { checkInDate: "2030-08-01", checkOutDate: "2030-08-03" };
  for (const taken of [10, 10, 10, 10, 4])
    await staff(
      "POST",
      "Booking/desk",
      bookingFormFor(large, { roomId: type, rooms: taken, adults: taken, ...nights }),
    );
  const { rooms } = await readRooms(`hotelId=${large}&from=2030-08-01&days=3`);
  expect(rooms[0]?.free).toEqual([1, 1, 45]);
  expect(rooms[0]?.bars.map(({ unit }) => unit)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test("nights and those who hold them are read once each, however many there are", async () => {
  const asked = () => readRooms(`hotelId=${hotelId}&from=2030-06-28&days=10`);
  const statements = await statementsOf(app.services.db.executor, asked);
  expect(statements.filter((statement) => statement.sql.includes("room_nights"))).toHaveLength(1);
});

test.each(["days=0", "days=63", "from=2030-02-30", "page=0", "hotelId=x"])(
  "%s is refused by its field",
  async (query) => {
    const reply = await staff("GET", `Calendar/rooms?${query}`);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [query.split("=")[0]]]);
  },
);

test("an unknown hotel is a 404, a month that does not exist a 400", async () => {
  expect((await staff("GET", "Calendar?hotelId=99999")).status).toBe(404);
  expect((await staff("GET", `Calendar?hotelId=${hotelId}&month=2030-13`)).errors).toEqual({
    month: "month is a month, as YYYY-MM",
  });
});
