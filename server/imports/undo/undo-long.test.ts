import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import type { Import } from "#contract/import-view.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, sendFile } from "#test/support/factories.ts";
import { countStays, listOfGuests } from "#test/support/list-of-guests.ts";

const app = appOfFile();
const staff = staffOfFile(app);
/** PostgreSQL answers each statement over a socket: five thousand take it a quarter of a minute. */
let rows: number;
let hotelId: number;
let token: string;

beforeAll(async () => {
  rows = app.services.db.engine === "sqlite" ? 5000 : 1000;
  hotelId = await addHotel(staff, { hotelName: "Pine House" });
  token = (await sendFile(staff, "guests", listOfGuests(rows, "Walnut"))).token;
  await until(({ state }) => state === "ready");
  await staff("POST", "Import", { token });
  await until(({ state }) => state === "done");
}, 120_000);

async function until(isSo: (now: Import) => boolean): Promise<Import> {
  for (;;) {
    const now = (await staff("GET", `Import?token=${token}&limit=1`)).data as Import;
    if (isSo(now)) return now;
    await pause(10);
  }
}

const undo = () => staff("PUT", "Import/undo", { token });
const stays = () => countStays(app.services.db, "Walnut");
const notes = async () =>
  Number(
    (
      await app.services.db.executor
        .selectFrom("changes")
        .select((eb) => eb.fn.countAll().as("all"))
        .where("action", "=", "deleted")
        .executeTakeFirstOrThrow()
    ).all,
  );

test("one of five thousand was changed since: it is named, and nothing at all is taken back", async () => {
  const [one] = (await staff("GET", "Booking?search=Walnut&limit=1")).data as {
    id: number;
    customerName: string;
    version: number;
  }[];
  const form = bookingFormFor(hotelId, { customerName: one?.customerName, status: "Completed" });
  const changed = await staff("PUT", `Booking/${one?.id}`, {
    ...form,
    checkInDate: "2025-06-10",
    checkOutDate: "2025-06-12",
    version: one?.version,
  });
  expect([changed.status, changed.message]).toEqual([200, expect.anything()]);
  const refused = await undo();
  expect(refused.status).toBe(409);
  expect(refused.message).toMatch(/^It cannot be undone any more: .*Walnut.* was changed since$/);
  expect([await stays(), await notes()]).toEqual([rows, 0]);
  await staff("DELETE", `Booking/byId?Id=${one?.id}`);
});

test("all of five thousand are taken back at once, each with its note, while others are answered", async () => {
  const undone = undo();
  const read = await app.call("GET", "Hotel/AllUser");
  const booked = await app.call("POST", "Booking", bookingFormFor(hotelId));
  expect([read.status, booked.status]).toEqual([200, 201]);
  const { status, data } = await undone;
  expect([status, (data as Import).state]).toEqual([200, "undone"]);
  expect([await stays(), await notes()]).toEqual([0, rows]);
  expect((await undo()).status).toBe(409);
});
