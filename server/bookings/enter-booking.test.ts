import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;
let roomId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 2 });
});

/** The fields that a phone booking requires, and no more. */
const callFor = (change: Record<string, unknown> = {}) => ({
  customerName: "Zubin Mehra",
  phoneNo: "9000000009",
  checkInDate: "2030-06-10",
  checkOutDate: "2030-06-12",
  hotelId,
  roomId,
  ...change,
});

const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data;

test("name, phone and dates are enough: the booking is accepted and its nights are taken", async () => {
  const { data, status, message } = await staff("POST", "Booking/desk", callFor());
  expect([status, message]).toEqual([201, "Booking entered and accepted"]);
  const { id, reference } = data as { id: number; reference: string };
  expect(reference).toMatch(/^CO-/);
  const wanted = { status: "Accepted", email: "", adults: 2, chlids: 0, roomId, total: 9000, isNew: false };
  expect(await read(id)).toMatchObject(wanted);
  const answer = await staff("PUT", `Booking/${id}`, {
    ...callFor(),
    adults: 2,
    chlids: 0,
    status: "Completed",
  });
  expect(answer.status).toBe(200);
  const { pageInfo } = await staff("GET", `Notification?search=${reference}`);
  expect(pageInfo?.totalRecords).toBe(0);
});

test("with an address the guest gets the confirmation", async () => {
  const change = { checkInDate: "2030-07-10", checkOutDate: "2030-07-11", email: "zubin@example.com" };
  const { data } = await staff("POST", "Booking/desk", callFor(change));
  const { reference } = data as { reference: string };
  const emails = (await staff("GET", "Notification")).data as { reference: string; subject: string }[];
  expect(emails.filter((email) => email.reference === reference)).toMatchObject([
    { subject: `Your booking ${reference} is confirmed: Willow House`, audience: "guest" },
  ]);
});

test("a guest of another country is entered by the number with a +, and called by it", async () => {
  const dates = { checkInDate: "2030-07-20", checkOutDate: "2030-07-21", phoneNo: "+44 7700 900123" };
  const { data, status } = await staff("POST", "Booking/desk", callFor(dates));
  expect(status).toBe(201);
  expect(await read((data as { id: number }).id)).toMatchObject({ phoneNo: "00447700900123" });
  const found = (await staff("GET", `Booking?search=${encodeURIComponent("+44 7700 900123")}`)).data;
  expect(found).toMatchObject([{ id: (data as { id: number }).id }]);
});

test("without a free room it is refused with the nights, and nothing is stored", async () => {
  const dates = { checkInDate: "2030-08-10", checkOutDate: "2030-08-12", rooms: 2 };
  const before = (await staff("POST", "Booking/desk", callFor(dates))).status;
  const refused = await staff(
    "POST",
    "Booking/desk",
    callFor({ ...dates, rooms: 1, customerName: "Nobody" }),
  );
  expect([before, refused.status]).toEqual([201, 409]);
  expect(refused.message).toBe("Deluxe Double is fully booked for the nights of 10 Aug and 11 Aug");
  expect((await staff("GET", "Booking?search=nobody")).data).toEqual([]);
});

test("a guest who came last night can be written down, one who left cannot", async () => {
  const lastNight = callFor({ checkInDate: "2030-05-31", checkOutDate: "2030-06-02" });
  expect((await staff("POST", "Booking/desk", lastNight)).status).toBe(201);
  const over = callFor({ checkInDate: "2030-05-30", checkOutDate: "2030-06-01" });
  expect((await staff("POST", "Booking/desk", over)).errors).toEqual({
    checkOutDate: "Check-out must be after today",
  });
});

test("a hotel without recorded rooms takes the booking and no stock; the same form twice is one booking", async () => {
  const bare = await addHotel(staff);
  const form = callFor({ hotelId: bare, roomId: undefined });
  const key = { "idempotency-key": "one-call" };
  const [first, second] = await Promise.all([
    staff("POST", "Booking/desk", form, key),
    staff("POST", "Booking/desk", form, key),
  ]);
  expect([first.status, second.data]).toEqual([201, first.data]);
  expect((await staff("GET", `Booking?hotelId=${bare}`)).pageInfo?.totalRecords).toBe(1);
});

test("a stay with a child whose age nobody told is changed as it was read", async () => {
  const dates = { checkInDate: "2030-11-10", checkOutDate: "2030-11-12", chlids: 1 };
  const { data } = await staff("POST", "Booking/desk", callFor(dates));
  const { id } = data as { id: number };
  const stored = (await read(id)) as Record<string, unknown>;
  expect(stored).toMatchObject({ chlids: 1, childAges: [] });
  const changed = await staff("PUT", `Booking/${id}`, { ...stored, checkOutDate: "2030-11-13" });
  expect([changed.status, changed.data]).toMatchObject([200, { nights: 3, childAges: [] }]);
});
