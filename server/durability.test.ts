import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { owner } from "#test/support/owner.ts";
import { type ChildServer, ServerGone, startChildServer } from "#test/support/child-server.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const rounds = 12;
const guests = 8;
const stay = { checkInDate: "2090-06-10", checkOutDate: "2090-06-12" };

type Stored = { id: number; reference: string; key: string };
type Sending = { form: ReturnType<typeof bookingFormFor>; key: string };

const acknowledged: Stored[] = [];
const accepted = new Set<number>();
const unanswered = new Set<Sending>();
const answered: { sending: Sending; stored: Stored }[] = [];
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
let cookie = "";
let hotelId = 0;
let roomId = 0;
let answers = 0;
let goal = { answers: Infinity, reach: () => {} };

beforeAll(async () => {
  fresh = await freshDatabase(inject("template"));
  dataDir = fresh.dataDir ?? mkdtempSync(join(tmpdir(), "agency-kill-"));
  await fresh.db.executor.destroy();
});
afterAll(async () => {
  await fresh.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function prepare(server: ChildServer): Promise<void> {
  const { headers } = await server.call("POST", "auth/login", owner);
  cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const staff = (method: string, path: string, body?: unknown) => server.call(method, path, body, { cookie });
  hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 500 });
}

async function send(server: ChildServer, sending: Sending): Promise<Stored> {
  unanswered.add(sending);
  const reply = await server.call("POST", "Booking", sending.form, { "idempotency-key": sending.key });
  expect([reply.status, reply.message]).toEqual([201, expect.any(String)]);
  unanswered.delete(sending);
  countAnswer();
  const stored = reply.data as Stored;
  acknowledged.push(stored);
  answered.push({ sending, stored });
  return stored;
}

function countAnswer(): void {
  answers += 1;
  if (answers >= goal.answers) goal.reach();
}

/** Sends bookings and now and then accepts one, one after the other, until the server is gone. */
async function keepWriting(server: ChildServer, round: number, guest: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const customerName = `Guest ${round} ${guest} ${count}`;
    const form = bookingFormFor(hotelId, { ...stay, roomId, customerName });
    const { id } = await send(server, { form, key: customerName });
    if (count % 3 !== 0 || accepted.size > 400) continue;
    const answer = await server.call("PUT", `Booking/${id}`, { ...form, status: "Accepted" }, { cookie });
    expect(answer.status).toBe(200);
    countAnswer();
    accepted.add(id);
  }
}

/** Lets guests write and kills the server meanwhile, after a random number of replies; returns how many. */
async function writeUntilKilled(server: ChildServer, round: number): Promise<number> {
  const reached = Promise.withResolvers<void>();
  goal = { answers: answers + 5 + Math.floor(Math.random() * 40), reach: reached.resolve };
  const writing = Array.from({ length: guests }, (_, guest) => keepWriting(server, round, guest));
  const ends = Promise.allSettled(writing);
  await Promise.race([reached.promise, ends]);
  await wait(Math.random() * 10);
  await server.kill();
  for (const end of await ends) {
    if (end.status === "rejected" && !(end.reason instanceof ServerGone)) throw end.reason;
  }
  return goal.answers;
}

test(`killed ${rounds} times while ${guests} guests write: what was acknowledged is there, and nothing is half there`, async () => {
  const killedAfter: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startChildServer({ dataDir, databaseUrl: fresh.databaseUrl });
    if (round === 0) await prepare(server);
    await checkStored(`killed after ${killedAfter.join(", ")} answers`);
    // A guest whose form got no reply sends it again with the same idempotency key.
    for (const sending of unanswered) await send(server, sending);
    if (round < rounds) killedAfter.push(await writeUntilKilled(server, round));
    else {
      await sendSomeAgain(server);
      await server.kill();
    }
  }
  await checkStored("at the end");
  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(accepted.size).toBeGreaterThan(rounds / 2);
}, 300_000);

/** Expects that a form sent again gets the same reply as before, also from a process started since. */
async function sendSomeAgain(server: ChildServer): Promise<void> {
  for (const { sending, stored } of answered.filter((_, index) => index % 10 === 0)) {
    const { data } = await server.call("POST", "Booking", sending.form, { "idempotency-key": sending.key });
    expect(data).toMatchObject(stored);
  }
}

async function checkStored(when: string): Promise<void> {
  const { executor } = fresh.reopen();
  const bookings = await executor.selectFrom("bookings").selectAll().execute();
  const emails = await executor.selectFrom("outbox").selectAll().execute();
  const nights = await executor.selectFrom("room_nights").selectAll().execute();
  const forms = await executor.selectFrom("sent_forms").selectAll().execute();
  await executor.destroy();

  const references = new Map(bookings.map((booking) => [booking.id, booking.reference]));
  for (const { id, reference } of acknowledged) expect([when, references.get(id)]).toEqual([when, reference]);
  const statuses = new Map(bookings.map((booking) => [booking.id, booking.status]));
  for (const id of accepted) expect([when, statuses.get(id)]).toEqual([when, "Accepted"]);

  const names = bookings.map((booking) => booking.customer_name);
  expect([when, new Set(names).size]).toEqual([when, names.length]);
  // Stored replies are encrypted with their form; sending forms again at the end checks that they are right.
  expect([when, forms.length]).toEqual([when, bookings.length]);
  expect([when, forms.filter(({ reply }) => reply === "null")]).toEqual([when, []]);
  const emailsOf = Map.groupBy(emails, (email) => email.reference);
  const nightsOf = Map.groupBy(nights, (night) => night.booking_id);
  for (const { id, reference, status, rooms, arrival, departure } of bookings) {
    expect([when, reference, emailsOf.get(reference)?.length]).toEqual([when, reference, 2]);
    const due = holdsRooms(status) ? rooms * nightsBetween(arrival, departure) : 0;
    expect([when, reference, nightsOf.get(id)?.length ?? 0]).toEqual([when, reference, due]);
  }
  expect(emailsOf.size).toBe(bookings.length);
}
