import { beforeAll, expect, test } from "vitest";
import type { Change } from "#contract/change-log.ts";
import type { Transaction } from "#server/db/open.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, idOf } from "#test/support/factories.ts";
import { settledOrBlocked } from "#test/support/interruption.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const onPostgres = test.skipIf(process.env["TEST_DATABASE_URL"] === undefined);
let form: ReturnType<typeof bookingFormFor>;

beforeAll(async () => {
  form = bookingFormFor(await addHotel(staff), { status: undefined });
});

/** Begins the second call after the first has written and before it has ended; returns the log's latest entry. */
async function noted(first: (transaction: Transaction) => Promise<unknown>, second: () => Promise<unknown>) {
  let call: Promise<unknown> | undefined;
  await app.services.db.executor.transaction().execute(async (transaction) => {
    await first(transaction);
    call = second();
    await settledOrBlocked(app.services, call);
  });
  expect(await call).toMatchObject({ status: 200 });
  const [latest] = (await staff("GET", "ChangeLog")).data as Change[];
  return latest;
}

onPostgres("of two changes at once the log tells of each what it has changed itself", async () => {
  const id = await idOf(app.call("POST", "Booking", form));
  const change = await noted(
    (first) => first.updateTable("bookings").set({ rooms: 2 }).where("id", "=", id).execute(),
    () => staff("PUT", `Booking/${id}`, { ...form, customerName: "Second Change" }),
  );
  expect(change?.fields.map(({ name }) => name)).toEqual(["Guest"]);
});

onPostgres("a payment deleted while its guest is erased leaves no name in the log", async () => {
  const id = await idOf(app.call("POST", "Booking", { ...form, customerName: "Nasreen Gone" }));
  const paid = await idOf(
    staff("POST", "Payment", { bookingId: id, amount: 500, direction: "Received", method: "Cash" }),
  );
  const erased = { customer_name: "Erased guest" };
  const change = await noted(
    (first) => first.updateTable("bookings").set(erased).where("id", "=", id).execute(),
    () => staff("DELETE", `Payment/byId?Id=${paid}`),
  );
  expect(change).toMatchObject({ action: "deleted", kind: "payments", recordId: paid });
  expect(JSON.stringify(change)).not.toContain("Nasreen");
});
