import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { Payment } from "#contract/payments.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { addDays, nightsOf } from "#contract/rules/stay.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { demoBookings } from "./bookings.ts";
import { seedDemo } from "./seed.ts";

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  expect(await seedDemo(app.services)).toBe(true);
});

async function total(path: string, by = staff): Promise<number | undefined> {
  return (await by("GET", path)).pageInfo?.totalRecords;
}

test("the demo is put in once", async () => {
  const before = await total("Booking");
  expect(await seedDemo(app.services)).toBe(false);
  expect(await total("Booking")).toBe(before);
});

test("every list has something to show, in every status", async () => {
  expect(await total("Hotel/AllUser")).toBeGreaterThanOrEqual(12);
  expect(await total("Package")).toBe(6);
  for (const list of ["CabBooking", "PackageBooking", "CustomerFeedBack"]) {
    for (const status of ["Pending", "Accepted", "Rejected"]) {
      expect([list, status, await total(`${list}?status=${status}`)]).not.toEqual([list, status, 0]);
    }
  }
  for (const status of ["New", "Pending", "Accepted", "Rejected", "Completed"]) {
    expect([status, await total(`Booking?status=${status}`)]).not.toEqual([status, 0]);
  }
  expect(await total("CustomerFeedBack/Query?isAnswered=true")).toBeGreaterThan(0);
  expect(await total("CustomerFeedBack/Query?isAnswered=false")).toBeGreaterThan(0);
  expect(await total("Notification")).toBe(0);
});

test("accepted stays hold their room nights, and each booking came in before its guest did", async () => {
  const { data } = await staff("GET", "Booking?limit=100");
  const bookings = data as Booking[];
  expect(bookings.length).toBe(demoBookings.length);
  const held = bookings
    .filter(({ status }) => holdsRooms(status))
    .reduce((sum, stay) => sum + stay.rooms * nightsOf(stay.checkInDate, stay.checkOutDate).length, 0);
  const nights = await app.services.db.executor.selectFrom("room_nights").selectAll().execute();
  expect(held).toBeGreaterThan(0);
  expect(nights.length).toBe(held);
  for (const { createdAt, checkInDate, checkOutDate } of bookings) {
    expect(createdAt < addDays(checkInDate, 1)).toBe(true);
    expect(checkInDate < checkOutDate).toBe(true);
  }
});

test("guests paid in every way that there is, and nobody before the booking or after today", async () => {
  const { data } = await staff("GET", "Booking?limit=100");
  const bookings = data as Booking[];
  const states = new Set(bookings.map(({ paymentStatus }) => paymentStatus));
  for (const wanted of ["Unpaid", "Part paid", "Paid", "To return"] as const)
    expect(states).toContain(wanted);
  const { nextCheckIns } = (await staff("GET", "Dashboard")).data as { nextCheckIns: Booking[] };
  expect(new Set(nextCheckIns.map(({ paymentStatus }) => paymentStatus))).toEqual(
    new Set(["Unpaid", "Part paid", "Paid"]),
  );
  for (const { bookingId, paidOn, amount } of (await staff("GET", "Payment?limit=100")).data as Payment[]) {
    const booking = bookings.find(({ id }) => id === bookingId);
    expect(paidOn >= (booking?.createdAt.slice(0, 10) ?? "")).toBe(true);
    expect(paidOn <= "2030-06-01").toBe(true);
    expect(amount).toBeLessThanOrEqual(booking?.total ?? 0);
  }
});
