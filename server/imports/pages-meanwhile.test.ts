import { beforeAll, expect, test } from "vitest";
import { withOwnConnection } from "#server/db/own-connection.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let bookingId = 0;

beforeAll(async () => {
  const hotelId = await addHotel(staff);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId));
  bookingId = (data as { id: number }).id;
});

/** Runs `work` while somebody else writes, as a long import does: on SQLite nobody else can. */
function whileWriting<T>(work: () => Promise<T>): Promise<T> {
  return withOwnConnection(app.services.db, (own) =>
    inTransaction(own, async (transaction) => {
      await transaction.updateTable("sessions").set({ device: "held" }).execute();
      await transaction.updateTable("bookings").set({ special_request: "held" }).execute();
      return work();
    }),
  );
}

let hourAgo = "";
const noteEarlier = () => {
  hourAgo = new Date(app.services.clock.now().getTime() - 3_600_000).toISOString();
  return app.services.db.executor.updateTable("sessions").set({ last_used_at: hourAgo }).execute();
};
const uses = async () =>
  (await app.services.db.executor.selectFrom("sessions").select("last_used_at").execute()).map(
    ({ last_used_at }) => last_used_at,
  );

test("staff whose session was not used for an hour are answered at once during a long import", async () => {
  await noteEarlier();
  const begun = performance.now();
  const replies = await whileWriting(() =>
    Promise.all([staff("GET", "Booking"), staff("GET", "Hotel/AllUser"), staff("GET", "Import/all")]),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(performance.now() - begun).toBeLessThan(2000);
  await expect.poll(uses).not.toContain(hourAgo);
});

test("a new request is opened at once during a long import, and is no longer new after it", async () => {
  const open = () => staff("PUT", "Dashboard/Opened", { kind: "bookings", id: bookingId });
  const begun = performance.now();
  const { status } = await whileWriting(open);
  expect([status, performance.now() - begun < 2000]).toEqual([200, true]);
  const isNew = async () =>
    ((await staff("GET", `Booking/byId?Id=${bookingId}`)).data as { isNew: boolean }).isNew;
  await expect.poll(isNew).toBe(false);
  expect((await staff("PUT", "Dashboard/Opened", { kind: "bookings", id: 999_999 })).status).toBe(404);
});
