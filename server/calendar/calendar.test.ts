import { afterAll, beforeAll, expect, test } from "vitest";
import type { Calendar } from "#contract/calendar.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { addHotel, addRoom, blockFormFor, bookingFormFor } from "#test/support/factories.ts";

let app: TestApp;
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn();
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 2 });
});
afterAll(() => app.stop());

async function enter(change: Record<string, unknown>): Promise<number> {
  const { data } = await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId, ...change }));
  return (data as { id: number }).id;
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
  expect(room?.bars).toEqual([
    { kind: "stay", id: stay, label: "Meera Pillai", status: "Accepted", unit: 1, ...shape },
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

test("an unknown hotel is a 404, a month that does not exist a 400", async () => {
  expect((await staff("GET", "Calendar?hotelId=99999")).status).toBe(404);
  expect((await staff("GET", `Calendar?hotelId=${hotelId}&month=2030-13`)).errors).toEqual({
    month: "month is a month, as YYYY-MM",
  });
});
