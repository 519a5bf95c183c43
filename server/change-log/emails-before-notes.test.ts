import type { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { spyOnQueries } from "#test/support/count-queries.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

/*
 * Emails and entries of the change log are counted by triggers, whose rows stay locked until the transaction ends. Were
 * one transaction to queue emails first and another to note its change first, on PostgreSQL they could wait for each other.
 */

const app = appOfFile();
const staff = staffOfFile(app);

/** The order in which a call adds to the outbox and to the change log. */
async function written(...call: Parameters<typeof staff>) {
  const spy = spyOnQueries(app.services.db.executor);
  const { status, message } = await staff(...call);
  const sent = spy.mock.calls as unknown as [CompiledQuery][];
  const added = sent.map(([{ sql }]) => /^insert into "(outbox|changes)"/.exec(sql)?.[1]);
  spy.mockRestore();
  expect(status, message).toBeLessThan(300);
  return added.filter((table) => table !== undefined);
}

const emailFirst = ["outbox", "changes"];

async function addRooms() {
  const hotelId = await addHotel(staff);
  return { hotelId, roomId: await addRoom(staff, hotelId, { noOfRooms: 3 }) };
}

test("a stay that is entered, ended and taken back queues its email before it is noted", async () => {
  const { hotelId, roomId } = await addRooms();
  const form = bookingFormFor(hotelId, { roomId });
  expect(await written("POST", "Booking/desk", form)).toEqual(emailFirst);
  const id = await idOf(app.call("POST", "Booking", form));
  const ending = { id, ending: "Cancelled", reason: "Asked", waive: true };
  expect(await written("POST", "Booking/ending", ending)).toEqual(emailFirst);
  expect(await written("DELETE", `Booking/ending?Id=${id}`)).toEqual(emailFirst);
});

test("so does one that may be moved for the weather, and one that may no longer", async () => {
  const { hotelId, roomId } = await addRooms();
  const dates = { checkInDate: "2030-07-01", checkOutDate: "2030-07-03" };
  await staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId, ...dates }));
  const weather = { from: "2030-07-02", to: "2030-07-05", reason: "The Zojila is shut" };
  const move = { ...weather, what: "Move", moveUntil: "2030-12-31" };
  expect(await written("POST", "BadWeather", move)).toEqual(emailFirst);
  const [act] = (await staff("GET", "BadWeather")).data as { id: number }[];
  expect(await written("DELETE", `BadWeather?Id=${act?.id}`)).toEqual(emailFirst);
});

test("so do a change of the gateway, a new owner and a new password", async () => {
  const keys = { keyId: "rzp_live_Demo12345", secret: "demo-secret", eventSecret: "demo-secret-of-events" };
  expect(await written("PUT", "Settings/Gateway", { gateway: "Razorpay", ...keys })).toEqual(emailFirst);
  const owner = { username: "zahid", password: "saffron-in-the-boat", role: "owner" };
  expect(await written("POST", "Staff", owner)).toEqual(emailFirst);
  const accounts = (await staff("GET", "Staff")).data as { id: number; username: string }[];
  const id = accounts.find(({ username }) => username === owner.username)?.id;
  const password = { password: "walnut-and-willow-bark" };
  expect(await written("PUT", `Staff/${id}/Password`, password)).toEqual(emailFirst);
});
