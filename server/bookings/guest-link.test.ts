import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";

const day = 24 * 3600;
const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
});

type Booked = { id: number; key: string };

async function book(sending: Record<string, string> = {}): Promise<Booked> {
  return (await app.call("POST", "Booking", bookingFormFor(hotelId), sending)).data as Booked;
}

async function statusOf(key: string): Promise<number> {
  return (await app.call("GET", `Booking/byKey?key=${key}`)).status;
}

test("the key is in no table, and the same form sent again is told it again", async () => {
  const sending = { "idempotency-key": "one-stay" };
  const { id, key } = await book(sending);
  expect(await book(sending)).toMatchObject({ id, key });
  const { executor } = app.services.db;
  const kept = [
    await executor.selectFrom("bookings").selectAll().execute(),
    await executor.selectFrom("sent_forms").selectAll().execute(),
  ];
  expect(JSON.stringify(kept)).not.toContain(key);
  expect(await statusOf(key)).toBe(200);
});

test("a renewed link works, the one before has ended, and the history tells who did it", async () => {
  const { id, key } = await book();
  const renewed = await staff("PUT", `Booking/${id}/GuestLink`);
  const fresh = (renewed.data as Booked).key;
  expect([await statusOf(key), await statusOf(fresh)]).toEqual([404, 200]);
  const [change] = (await staff("GET", `ChangeLog?kind=bookings&recordId=${id}`)).data as object[];
  expect(change).toMatchObject({ by: "asha", recordId: id });
  expect((await app.call("PUT", `Booking/${id}/GuestLink`)).status).toBe(401);
  expect((await staff("PUT", "Booking/99999/GuestLink")).status).toBe(404);
});

test("a link ends 30 days after departure; renewed after that it works for 30 days more", async () => {
  const { id, key } = await book(); // departs on 12 June; today is 1 June
  app.clock.forward(41 * day);
  expect(await statusOf(key)).toBe(200);
  app.clock.forward(day);
  const ended = await app.call("GET", `Booking/byKey?key=${key}`);
  expect([ended.status, ended.message]).toEqual([
    404,
    "This link has ended. Ask us for a new one: we are glad to send it",
  ]);
  const again = await app.signIn();
  const { key: fresh } = (await again("PUT", `Booking/${id}/GuestLink`)).data as Booked;
  app.clock.forward(30 * day);
  expect(await statusOf(fresh)).toBe(200);
  app.clock.forward(day);
  expect(await statusOf(fresh)).toBe(404);
});
