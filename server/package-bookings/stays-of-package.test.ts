import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { StayMoves } from "#contract/booking-moves.ts";
import type { Dashboard } from "#contract/dashboard.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addPackage, addRoom, enquiryFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let packageId: number;
let hotelId: number;
let roomId: number;
let enquiry: { id: number; key: string; reference: string };

beforeAll(async () => {
  packageId = await addPackage(staff);
});

beforeEach(async () => {
  hotelId = await addHotel(staff, { hotelName: "Deodar House" });
  roomId = await addRoom(staff, hotelId, { noOfRooms: 1 });
  enquiry = await enquire();
});

async function enquire() {
  const form = enquiryFormFor(packageId, { customerName: "Nusrat Wani", startDate: "2030-06-10" });
  return (await app.call("POST", "PackageBooking", form)).data as typeof enquiry;
}

const stayFor = (change: Record<string, unknown> = {}) => ({
  customerName: "Nusrat Wani",
  email: "nusrat@example.com",
  phoneNo: "9000000011",
  checkInDate: "2030-06-10",
  checkOutDate: "2030-06-12",
  adults: 2,
  chlids: 0,
  hotelId,
  roomId,
  packageBookingId: enquiry.id,
  ...change,
});

const enter = (change?: Record<string, unknown>, sending?: Record<string, string>) =>
  staff("POST", "Booking/desk", stayFor(change), sending);
const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
const change = async (id: number, typed: Record<string, unknown>) => {
  const { version } = await read(id);
  return staff("PUT", `Booking/${id}`, { ...stayFor(), version, ...typed });
};

async function answer(status: string) {
  const { version } = (await staff("GET", `PackageBooking/byId?Id=${enquiry.id}`)).data as Booking;
  const form = enquiryFormFor(packageId, { status, total: 40_000, version });
  return staff("PUT", `PackageBooking/${enquiry.id}`, form);
}

const nothingDue = { total: 0, due: 0, over: 0, priceLines: [] };

test("its nights are taken and nothing is owed for it: its price is in the package's, and no letter is written", async () => {
  const { data, status } = await enter();
  const { id, reference } = data as { id: number; reference: string };
  expect(status).toBe(201);
  expect(await read(id)).toMatchObject({
    ...nothingDue,
    status: "Accepted",
    packageBookingId: enquiry.id,
    packageReference: enquiry.reference,
    policy: { advance: 0, ladder: [] },
  });
  const letters = (await staff("GET", "Notification?limit=100")).data as { reference: string }[];
  expect(letters.filter((letter) => letter.reference === reference)).toEqual([]);
  const full = await enter({ packageBookingId: undefined });
  expect([full.status, full.errors]).toMatchObject([409, { checkInDate: expect.anything() }]);
});

test("the stays of an enquiry are listed by its number, and are under none of the filters of money", async () => {
  const first = await idOf(enter());
  const next = await idOf(enter({ checkInDate: "2030-06-12", checkOutDate: "2030-06-13" }));
  const other = await enquire();
  const list = async (query: string) =>
    ((await staff("GET", `Booking?${query}`)).data as Booking[]).map(({ id }) => id);
  const order = "OrderBy=checkIn&sortExpression=asc";
  expect(await list(`packageBookingId=${enquiry.id}&${order}`)).toEqual([first, next]);
  expect(await list(`packageBookingId=${other.id}`)).toEqual([]);
  for (const money of ["Unpaid", "Overdue", "To return"])
    expect(await list(`money=${encodeURIComponent(money)}&limit=100`)).not.toContain(first);
});

test("an enquiry that is none, was deleted or rejected takes no stay, and the field says why", async () => {
  const refusal = async (field: unknown) => {
    const { status, errors } = await enter({ packageBookingId: field });
    return [status, errors?.["packageBookingId"]];
  };
  const unknown = [400, "This package enquiry does not exist, or no longer"];
  expect(await refusal(99_999)).toEqual(unknown);
  expect(await refusal("two")).toEqual([400, "packageBookingId names a package enquiry"]);
  await answer("Rejected");
  expect(await refusal(enquiry.id)).toEqual([
    400,
    "This package enquiry was rejected: accept it before a stay is added",
  ]);
  await staff("DELETE", `PackageBooking/byId?Id=${enquiry.id}`);
  expect(await refusal(enquiry.id)).toEqual(unknown);
  expect((await enter({ packageBookingId: undefined })).status).toBe(201);
});

test("the same form sent twice is one stay, and of two at once for the last room one is told", async () => {
  const sending = { "idempotency-key": `stay of ${enquiry.id}` };
  const [one, again] = [await enter({}, sending), await enter({}, sending)];
  expect(again).toMatchObject({ status: 201, data: one.data });
  const nights = { checkInDate: "2030-07-01", checkOutDate: "2030-07-03" };
  const replies = await Promise.all([enter(nights), enter(nights)]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]));
});

test("whatever of it is changed, it gets no tariff's price", async () => {
  const id = await idOf(enter());
  const other = await addHotel(staff, { hotelName: "Larch House" });
  const otherRoom = await addRoom(staff, other, { noOfRooms: 3 });
  const second = await addRoom(staff, hotelId, { roomType: 3, noOfRooms: 2 });
  const longer = { checkInDate: "2030-06-11", checkOutDate: "2030-06-15" };
  const steps = [
    longer,
    { ...longer, roomId: second, rooms: 2 },
    { ...longer, adults: 1, rooms: 1 },
    { ...longer, hotelId: other, roomId: otherRoom, rooms: 1 },
    { hotelId: other, roomId: undefined, status: "Rejected" },
    { hotelId, roomId: undefined, status: "Rejected" },
    { status: "Accepted" },
    { status: "Completed" },
  ];
  for (const step of steps) {
    expect((await change(id, step)).message).toBe("Booking updated successfully");
    expect(await read(id)).toMatchObject({ ...nothingDue, packageBookingId: enquiry.id });
  }
  const moves = `bookingId=${id}&roomId=${second}&checkIn=2030-06-20&checkOut=2030-06-22`;
  const moved = await staff("GET", `Booking/moves?${moves}`);
  expect((moved.data as StayMoves).wish.total).toBe(0);
});

test("deleted and brought back, cancelled and brought back it is as it was; its end costs nothing", async () => {
  const id = await idOf(enter());
  await staff("DELETE", `Booking/byId?Id=${id}`);
  await staff("PUT", `Booking/restore?Id=${id}`);
  expect(await read(id)).toMatchObject({ ...nothingDue, packageReference: enquiry.reference });
  const reason = "The road is shut";
  const ended = await staff("POST", "Booking/ending", { id, ending: "Cancelled", waive: true, reason });
  expect(ended.status).toBe(200);
  expect(await read(id)).toMatchObject({ ending: "Cancelled", charge: 0, due: 0, over: 0 });
  const letters = (await staff("GET", "Notification?limit=5")).data as { text: string }[];
  expect(letters[0]?.text).toContain(`Its price is in that of your package ${enquiry.reference}`);
  expect(letters[0]?.text).not.toMatch(/charge/i);
  expect(letters[0]?.text).toContain(`${reason}.`);
  await staff("DELETE", `Booking/ending?Id=${id}`);
  expect(await read(id)).toMatchObject({ ...nothingDue, status: "Accepted", ending: null });
});

test("no invoice is written for it, but a voucher for the house is; nights are counted and money is not", async () => {
  const day = "2030-06-01";
  const money = async () => [
    (await staff("GET", "Report/owing")).data,
    (await staff("GET", `Report/takings?from=${day}&to=2030-06-30`)).data,
    (await staff("GET", `Report/tax?from=${day}&to=2030-06-30`)).data,
    ((await staff("GET", "Dashboard")).data as Dashboard).income,
  ];
  const before = await money();
  const id = await idOf(enter({ checkInDate: day, checkOutDate: "2030-06-04" }));
  expect((await staff("POST", "Paper", { bookingId: id, kind: "voucher" })).status).toBe(201);
  expect((await staff("POST", "Paper", { bookingId: id, kind: "invoice" })).status).toBe(409);
  const { data } = await staff("GET", `Report/occupancy?month=2030-06&hotelId=${hotelId}`);
  expect(data).toMatchObject({ sold: 3, income: 0 });
  expect(await money()).toEqual(before);
});

test("the guest of an accepted enquiry reads where, and nothing of who: no stay that is off, or of others", async () => {
  const staysOf = async (key: string) =>
    (await app.call("GET", `PackageBooking/staysOfGuest?key=${key}`)).data as object[];
  const id = await idOf(enter());
  const off = await idOf(enter({ checkInDate: "2030-06-12", checkOutDate: "2030-06-14" }));
  await staff("POST", "Booking/ending", { id: off, ending: "Cancelled" });
  const { reference, roomType } = await read(id);
  expect(await staysOf(enquiry.key)).toEqual([]);
  await answer("Accepted");
  expect(await staysOf(enquiry.key)).toEqual([
    {
      reference,
      checkInDate: "2030-06-10",
      checkOutDate: "2030-06-12",
      hotel: "Deodar House",
      hotelId,
      rooms: 1,
      roomType,
    },
  ]);
  expect(await staysOf((await enquire()).key)).toEqual([]);
  expect((await app.call("GET", "PackageBooking/staysOfGuest?key=nobody")).status).toBe(404);
  const { key } = (await staff("PUT", `Booking/${id}/GuestLink`)).data as { key: string };
  expect((await app.call("GET", `PackageBooking/staysOfGuest?key=${key}`)).status).toBe(404);
  const { data } = await app.call("GET", `Booking/byKey?key=${key}`);
  expect(data).toMatchObject({ packageReference: enquiry.reference, total: 0 });
  expect(data).not.toHaveProperty("packageBookingId");
  await staff("DELETE", `Booking/byId?Id=${id}`);
  expect(await staysOf(enquiry.key)).toEqual([]);
});

test("what was paid for the enquiry, and what its guest says was paid, is read beside its stays", async () => {
  await idOf(enter());
  for (const call of ["Payment", "Paper", "Paper/buyer", "PaymentClaim"]) {
    const { status } = await staff("GET", `${call}?packageBookingId=${enquiry.id}`);
    expect([call, status]).toEqual([call, 200]);
  }
});

test("a deleted enquiry leaves its stays as they are, and they know of it", async () => {
  const id = await idOf(enter());
  const { message } = await staff("DELETE", `PackageBooking/byId?Id=${enquiry.id}`);
  expect(message).toBe("Package booking deleted successfully. 1 stay still holds rooms");
  expect(await read(id)).toMatchObject({ ...nothingDue, status: "Accepted", isPackageDeleted: true });
});
