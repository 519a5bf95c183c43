import { beforeAll, expect, test } from "vitest";
import type { EndingQuote } from "#contract/endings.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Dashboard } from "#contract/dashboard.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  staff = await app.signIn();
});

async function addStay(status = "Accepted"): Promise<{ id: number; key: string }> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const stay = { roomId, checkInDate: "2030-06-17", checkOutDate: "2030-06-19" };
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, stay));
  const { id, key } = data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { ...stay, status }));
  return { id, key };
}

const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
const quote = (key: string) => app.call("GET", `CancelRequest?key=${key}`);
const ask = (key: string) => app.call("POST", "CancelRequest", { key });
const told = async (reference: string) =>
  (
    (await staff("GET", `Notification?search=${reference}`)).data as { subject: string; text: string }[]
  ).filter(({ subject }) => subject.includes("asks to cancel"));

test("what it costs is told before, the wish is kept once, and nothing is cancelled by it", async () => {
  const { id, key } = await addStay();
  const before = (await quote(key)).data as EndingQuote;
  const asked = await Promise.all([ask(key), ask(key), ask(key)]);
  expect(asked.map(({ status, data }) => [status, data])).toEqual(asked.map(() => [200, before]));
  const { status, ending, cancelAskedAt, reference, total, policy } = await read(id);
  expect([status, ending, cancelAskedAt]).toEqual(["Accepted", null, "2030-06-01T06:30:00.000Z"]);
  expect(before.charge).toBe(
    policy?.ladder.find(({ until }) => until !== null && until >= "2030-06-01")?.charge,
  );
  expect(before.total).toBe(total);
  expect(await told(reference)).toHaveLength(1);
});

const asking = async () => ((await staff("GET", "Dashboard")).data as Dashboard).askingToCancel;

test("today lists who asks to cancel, the first to ask first, until staff answer", async () => {
  const [stays, ends, before] = [await addStay(), await addStay("Pending"), await asking()];
  await ask(stays.key);
  app.clock.forward(60);
  await ask(ends.key);
  const listed = (await asking()).slice(before.length);
  expect(listed.map(({ id }) => id)).toEqual([stays.id, ends.id]);
  await staff("DELETE", `CancelRequest?Id=${stays.id}`);
  const { version } = await read(ends.id);
  await staff("POST", "Booking/ending", { id: ends.id, ending: "Cancelled", version });
  expect(await asking()).toEqual(before);
  app.clock.forward(-60);
});

test.each([
  ["Accepted", "The rooms stay held until you cancel the stay"],
  ["Pending", "No room is held for it yet: cancel the stay"],
])("the message to staff says of an %s stay whether its rooms are held", async (status, words) => {
  const { id, key } = await addStay(status);
  await ask(key);
  const [message] = await told((await read(id)).reference);
  expect(message?.text).toContain(words);
});

test("the charge is that of the minute it was asked in: 23:59 of the last free day, 00:00 of the next", async () => {
  const early = await addStay();
  const late = await addStay();
  const { policy } = await read(early.id);
  const [first, second] = policy?.ladder ?? [];
  const { until } = first ?? {};
  if (!until || !second) throw new Error("the ladder has no two steps");
  const now = app.clock.now().getTime();
  const lastMinute = new Date(`${until}T23:59:00+05:30`).getTime();
  app.clock.forward((lastMinute - now) / 1000);
  staff = await app.signIn();
  expect(((await ask(early.key)).data as EndingQuote).charge).toBe(first?.charge);
  app.clock.forward(60);
  expect(((await ask(late.key)).data as EndingQuote).charge).toBe(second.charge);
  expect(first?.charge).not.toBe(second.charge);
  app.clock.forward(2 * 86_400);
  staff = await app.signIn();
  for (const [stay, charge] of [
    [early, first?.charge],
    [late, second.charge],
  ] as const) {
    expect((await staff("GET", `Booking/ending?Id=${stay.id}&ending=Cancelled`)).data).toMatchObject({
      charge,
    });
    const form = { id: stay.id, ending: "Cancelled", reason: "Asked for it", waive: false };
    expect((await staff("POST", "Booking/ending", form)).data).toMatchObject({ charge, ending: "Cancelled" });
  }
});

test("staff note that the guest stays, and the day no longer counts", async () => {
  const { id, key } = await addStay();
  expect((await staff("DELETE", `CancelRequest?Id=${id}`)).status).toBe(409);
  await ask(key);
  expect((await staff("DELETE", `CancelRequest?Id=${id}`)).status).toBe(200);
  expect((await read(id)).cancelAskedAt).toBeNull();
  expect((await app.call("DELETE", `CancelRequest?Id=${id}`)).status).toBe(401);
});

test("nobody can ask for a stay that is rejected or cancelled, or under a foreign key", async () => {
  const { id, key } = await addStay();
  await staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "Snow", waive: true });
  expect((await ask(key)).status).toBe(409);
  expect((await ask((await addStay("Rejected")).key)).status).toBe(409);
  expect((await ask("nobody-has-this-key")).status).toBe(404);
  expect((await quote("nobody-has-this-key")).status).toBe(404);
});

test("from the morning of departure on a stay is not cancelled any more, by its guest or by staff: it is completed", async () => {
  const { id, key } = await addStay();
  // 23:59 of its last night in Kashmir, and a minute later.
  app.clock.forward((Date.parse("2030-06-18T18:29:00Z") - app.clock.now().getTime()) / 1000);
  staff = await app.signIn();
  expect((await quote(key)).status).toBe(200);
  app.clock.forward(60);
  const over = [409, "The stay is over: complete it, or say that the guests never came"];
  for (const { status, message } of [
    await ask(key),
    await staff("GET", `Booking/ending?Id=${id}&ending=Cancelled`),
    await staff("POST", "Booking/ending", { id, ending: "Cancelled" }),
  ])
    expect([status, message]).toEqual(over);
  expect((await staff("POST", "Booking/ending", { id, ending: "No show" })).status).toBe(200);
});
