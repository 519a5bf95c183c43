import { beforeEach, expect, test } from "vitest";
import type { StayMoves } from "#contract/booking-moves.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Change } from "#contract/change-log.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Paper } from "#contract/papers.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  enquiryFormFor,
  idOf,
} from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const adjustment = "Adjustment to the price agreed on";

let hotelId: number;
let roomId: number;
let id: number;
let form: ReturnType<typeof bookingFormFor>;

beforeEach(async () => {
  await say("included", {});
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { rentPerNight: 4500, noOfRooms: 4 });
  form = bookingFormFor(hotelId, { roomId, status: "Accepted" });
  id = await idOf(staff("POST", "Booking/desk", form));
});

async function say(taxes: string, tax: Partial<typeof taxDefaults>) {
  await staff("PUT", "Settings/Details", { ...companyDefaults.details, taxes });
  expect((await staff("PUT", "Settings/Tax", { ...taxDefaults, ...tax })).status).toBe(200);
}

const change = (more: object) => staff("PUT", `Booking/${id}`, { ...form, ...more });
const read = async () => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
const amountsOf = ({ priceLines }: Pick<Booking, "priceLines">) =>
  priceLines.map(({ name, amount }) => [name, amount]);

async function agree(agreedTotal: unknown): Promise<void> {
  const { status, message } = await change({ agreedTotal });
  expect([status, message]).toEqual([200, "Booking updated successfully"]);
}

async function issue(kind: string): Promise<Paper> {
  const { status, data, message } = await staff("POST", "Paper", { bookingId: id, kind });
  expect([status, message]).toEqual([201, "Paper issued"]);
  return (await staff("GET", `Paper/byId?Id=${(data as { id: number }).id}`)).data as Paper;
}

test("a stay costs what was agreed on, its lines come to it, and what is due follows", async () => {
  const { due } = await read();
  expect(due).toBe(9000);
  await staff("POST", "Payment", { bookingId: id, amount: 3000, method: "Cash" });
  await agree("8,100");
  const stay = await read();
  expect(stay).toMatchObject({ total: 8100, paid: 3000, due: 5100, over: 0 });
  expect(amountsOf(stay)).toEqual([
    ["Deluxe Double", 9000],
    [adjustment, -900],
  ]);
  await agree(2500);
  expect(await read()).toMatchObject({ total: 2500, due: 0, over: 500 });
  await agree(9000);
  expect(amountsOf(await read())).toEqual([["Deluxe Double", 9000]]);
  await agree(9500);
  expect(amountsOf(await read())).toEqual([
    ["Deluxe Double", 9000],
    [adjustment, 500],
  ]);
});

test("the advance of an accepted stay is that of the price agreed on", async () => {
  const { policy } = companyDefaults;
  await staff("PUT", "Settings/Policy", { ...policy, advancePercent: 50, leastAdvance: 0 });
  id = await idOf(
    staff("POST", "Booking/desk", { ...form, checkInDate: "2030-07-10", checkOutDate: "2030-07-12" }),
  );
  form = { ...form, checkInDate: "2030-07-10", checkOutDate: "2030-07-12" };
  const advance = async () => {
    const select = app.services.db.executor.selectFrom("bookings").select("advance_paise");
    return (await select.where("id", "=", id).executeTakeFirstOrThrow()).advance_paise;
  };
  expect(await advance()).toBe(450_000);
  await agree(8000);
  expect(await advance()).toBe(400_000);
});

test("the price agreed on stays with name and status, and ends with other nights, as their move tells before", async () => {
  await agree(8000);
  expect((await change({ customerName: "Meera K. Pillai", status: "Completed" })).data).toMatchObject({
    total: 8000,
  });
  expect((await change({ expectedTotal: 9000 })).status).toBe(409);
  const longer = { checkInDate: "2030-06-10", checkOutDate: "2030-06-13" };
  const query = `bookingId=${id}&roomId=${roomId}&checkIn=2030-06-10&checkOut=2030-06-13`;
  const moves = (await staff("GET", `Booking/moves?${query}`)).data as StayMoves;
  expect(moves.wish.total).toBe(13_500);
  expect((await change({ ...longer, expectedTotal: 13_500 })).status).toBe(200);
  expect(amountsOf(await read())).toEqual([["Deluxe Double", 13_500]]);
  expect((await change({ ...longer, rooms: 2, agreedTotal: 20_000 })).data).toMatchObject({
    total: 20_000,
    rooms: 2,
  });
});

test("a record that is sent back as it was read keeps the price that its nights have", async () => {
  await agree(8000);
  const sentBack = { ...(await read()), checkOutDate: "2030-06-13" };
  expect((await staff("PUT", `Booking/${id}`, sentBack)).data).toMatchObject({ total: 13_500 });
});

test("of two who agree at once the second is told", async () => {
  const { version } = await read();
  expect((await change({ version, agreedTotal: 8000 })).status).toBe(200);
  expect(await change({ version, agreedTotal: 7000 })).toMatchObject({
    status: 409,
    message: "Somebody else changed this meanwhile",
  });
  expect(await read()).toMatchObject({ total: 8000 });
  const { data } = await staff("GET", `ChangeLog?kind=bookings&recordId=${id}`);
  expect((data as Change[])[0]?.fields).toContainEqual({ name: "Total, ₹", before: "9000", after: "8000" });
});

test("an amount that is none, too much, or for a stay that is refused or over, is refused", async () => {
  const refused = async (more: object) => (await change(more)).errors;
  expect(await refused({ agreedTotal: "26k" })).toEqual({ agreedTotal: "Write the total in whole rupees" });
  expect(await refused({ agreedTotal: -1 })).toEqual({ agreedTotal: "The amount is at least ₹0" });
  expect(await refused({ agreedTotal: 100_000_001 })).toEqual({
    agreedTotal: "The amount is at most ₹10,00,00,000",
  });
  for (const status of ["Rejected", "Completed"])
    expect(await refused({ status, agreedTotal: 8000 })).toEqual({
      agreedTotal: "Only a stay that is new or accepted takes another price",
    });
  for (const agreedTotal of ["", null])
    expect((await change({ agreedTotal })).data).toMatchObject({ total: 9000 });
  await agree(0);
  expect(await read()).toMatchObject({ total: 0, due: 0 });
});

test("a stay in a package's price has none of its own", async () => {
  const packageId = await addPackage(staff);
  const packageBookingId = await idOf(app.call("POST", "PackageBooking", enquiryFormFor(packageId)));
  id = await idOf(staff("POST", "Booking/desk", { ...form, packageBookingId }));
  expect((await change({ agreedTotal: 8000 })).errors).toEqual({
    agreedTotal: "The price of this stay is in its package's: agree on the package's total",
  });
});

test("while an invoice stands that says another sum, its credit note comes first", async () => {
  await agree(8500);
  const invoice = await issue("invoice");
  expect(invoice.content.lines).toEqual([
    { text: "Deluxe Double", note: "2 nights × ₹4,500.00", paise: 900_000 },
    { text: adjustment, note: "", paise: -50_000 },
  ]);
  const message = `${invoice.number} says ₹8,500.00. Take it back with a credit note first, then agree on another price`;
  expect(await change({ agreedTotal: 8000 })).toMatchObject({
    status: 409,
    errors: { agreedTotal: message },
  });
  await agree(8500);
  await issue("credit note");
  await agree(8000);
  expect(await issue("invoice")).toMatchObject({ totalPaise: 800_000 });
});

test("tax that is added is of the price agreed on, at the rate of that value", async () => {
  await say("extra", { gstin: "27AAPFU0939F1ZV" });
  const dear = await addRoom(staff, hotelId, { rentPerNight: 8000, roomType: 3 });
  form = bookingFormFor(hotelId, { roomId: dear, status: "Accepted" });
  id = await idOf(staff("POST", "Booking/desk", form));
  expect(amountsOf(await read())).toEqual([
    ["Premium Double", 16_000],
    ["GST 18 %", 2880],
  ]);
  await agree(15_750);
  expect(amountsOf(await read())).toEqual([
    ["Premium Double", 16_000],
    [adjustment, -1000],
    ["GST 5 %", 750],
  ]);
  const { content } = await issue("invoice");
  expect(content.lines.map(({ paise }) => paise)).toEqual([1_600_000, -100_000]);
  expect(content).toMatchObject({ total: 1_575_000 });
  expect(content.taxes.map(({ paise }) => paise)).toEqual([1_500_000, 37_500, 37_500]);
});

test("before a room type is settled the price agreed on is that of the first one", async () => {
  const { roomId: _, ...leftToUs } = form as Record<string, unknown>;
  id = await idOf(
    app.call("POST", "Booking", { ...leftToUs, checkInDate: "2030-08-10", checkOutDate: "2030-08-12" }),
  );
  form = { ...leftToUs, checkInDate: "2030-08-10", checkOutDate: "2030-08-12", status: "" } as typeof form;
  await agree(7000);
  expect(await read()).toMatchObject({ total: 7000, roomId: null, priceLines: [] });
  expect((await change({ status: "Accepted" })).data).toMatchObject({ total: 7000, roomId });
});

test("the guest reads the lines and what was agreed on", async () => {
  const { data } = await app.call("POST", "Booking", {
    ...form,
    checkInDate: "2030-09-10",
    checkOutDate: "2030-09-12",
  });
  const { id: asked, key } = data as { id: number; key: string };
  id = asked;
  form = { ...form, checkInDate: "2030-09-10", checkOutDate: "2030-09-12", status: "" };
  await agree(8000);
  const own = (await app.call("GET", `Booking/byKey?key=${key}`)).data as Booking;
  expect(own.total).toBe(8000);
  expect(amountsOf(own)).toContainEqual([adjustment, -1000]);
  expect((await change({ status: "Accepted" })).data).toMatchObject({ total: 8000 });
});
