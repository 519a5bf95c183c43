import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { type ChildServer, startChildServer } from "#test/support/child-server.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { owner } from "#test/support/owner.ts";

const rounds = 8;

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;
let cookie = "";
const servers: ChildServer[] = [];

beforeAll(async () => {
  fresh = await freshDatabase(inject("template"));
  dataDir = fresh.dataDir ?? mkdtempSync(join(tmpdir(), "agency-endings-"));
  for (let count = 0; count < 2; count += 1)
    servers.push(await startChildServer({ dataDir, databaseUrl: fresh.databaseUrl }));
  const signedIn = await servers[0]?.call("POST", "auth/login", owner);
  cookie = (signedIn?.headers.getSetCookie() ?? []).map((line) => line.split(";")[0]).join("; ");
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await fresh.db.executor.destroy();
  await fresh.remove();
  if (!fresh.dataDir) rmSync(dataDir, { recursive: true, force: true });
});

/** A call of staff at one of the two processes. */
async function staff(which: number, method: string, path: string, body?: unknown) {
  const reply = await servers[which % 2]?.call(method, path, body, { cookie });
  if (!reply) throw new Error("the process does not run");
  return reply;
}

test("a stay is cancelled and paid at the same moment by two processes, twice each: one end, one payment, and the sums agree", async () => {
  const hotelId = await addHotel((...call) => staff(0, ...call));
  const roomId = await addRoom((...call) => staff(0, ...call), hotelId, { noOfRooms: 50 });
  for (let round = 0; round < rounds; round += 1) {
    const entered = await staff(0, "POST", "Booking/desk", bookingFormFor(hotelId, { roomId }));
    const { id } = entered.data as { id: number };
    const payment = { bookingId: id, amount: 3000, method: "UPI", reference: `4120000000${round}` };
    const ending = { id, ending: "Cancelled", reason: "Plans changed" };
    const [end, pay, endAgain, payAgain] = await Promise.all([
      staff(round, "POST", "Booking/ending", ending),
      staff(round + 1, "POST", "Payment", payment),
      staff(round + 1, "POST", "Booking/ending", ending),
      staff(round, "POST", "Payment", { ...payment, note: "the other desk" }),
    ]);
    expect([end.status, endAgain.status].toSorted()).toEqual([200, 409]);
    expect([pay.status, payAgain.status]).toEqual([201, 201]);
    expect((pay.data as { id: number }).id).toBe((payAgain.data as { id: number }).id);
    const booking = (await staff(round, "GET", `Booking/byId?Id=${id}`)).data as Booking;
    const { paid, due, over, charge, total } = booking;
    expect({ paid, owed: paid + (due ?? NaN) - over, of: total !== null }).toEqual({
      paid: 3000,
      owed: charge,
      of: true,
    });
  }
});
