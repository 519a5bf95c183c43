import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import {
  addHotel,
  addPackage,
  bookingFormFor,
  enquiryFormFor,
  reviewFormFor,
} from "#test/support/factories.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./open.ts";
import { type TalliedTable, talliedTables, tallyKey } from "./tallies.ts";

let app: TestApp;
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeEach(async () => {
  app = await startTestApp();
  staff = await app.signIn();
});
afterEach(() => app.stop());

/** What the sums should be, counted row by row. */
async function counted(db: Database, table: TalliedTable): Promise<Map<string, number>> {
  const { isDeleted, word } = tallyKey(table, table);
  const { rows } = await sql<{ is_deleted: number; word: string; total: number }>`
    select ${sql.raw(isDeleted)} as is_deleted, ${sql.raw(word)} as word, count(*) as total
    from ${sql.table(table)} group by 1, 2`.execute(db.executor);
  return new Map(rows.map((row) => [`${row.is_deleted} ${row.word}`, row.total]));
}

async function kept(db: Database, table: TalliedTable): Promise<Map<string, number>> {
  const rows = await db.executor.selectFrom("tallies").selectAll().where("name", "=", table).execute();
  const some = rows.filter((row) => row.total !== 0);
  return new Map(some.map((row) => [`${row.is_deleted} ${row.word}`, row.total]));
}

async function expectExact(db: Database): Promise<void> {
  for (const table of Object.keys(talliedTables) as TalliedTable[]) {
    expect([table, await kept(db, table)]).toEqual([table, await counted(db, table)]);
  }
}

async function total(path: string): Promise<number | undefined> {
  return (await staff("GET", path)).pageInfo?.totalRecords;
}

test("lists know how many records they have through every change, without counting them", async () => {
  const hotel = await addHotel(staff);
  const enquiry = enquiryFormFor(await addPackage(staff));
  for (let count = 0; count < 4; count += 1) {
    await staff("POST", "Booking", bookingFormFor(hotel));
    await staff("POST", "PackageBooking", enquiry);
    await staff("POST", "CustomerFeedBack", reviewFormFor());
  }
  await staff("PUT", "Booking/1", bookingFormFor(hotel, { status: "Accepted" }));
  await staff("PUT", "PackageBooking/2", { ...enquiry, status: "Rejected" });
  await staff("DELETE", "Booking/byId?Id=1");
  await staff("DELETE", "Booking/byId?Id=2");
  await staff("PUT", "Booking/restore?Id=1");
  await staff("DELETE", "CustomerFeedBack/byId?Id=3");
  await expectExact(app.services.db);
  expect(await total("Booking")).toBe(3);
  expect(await total("Booking?status=Accepted")).toBe(1);
  expect(await total("Booking?status=Completed")).toBe(0);
  expect(await total("Booking?isDeleted=true")).toBe(1);
  expect(await total("CustomerFeedBack?status=Pending")).toBe(3);
});

test("a write that fails changes no sum", async () => {
  await staff("POST", "CustomerFeedBack", reviewFormFor());
  const attempt = app.services.db.executor.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("reviews").execute();
    throw new Error("no");
  });
  await expect(attempt).rejects.toThrow("no");
  expect(await total("CustomerFeedBack")).toBe(1);
  await app.services.db.executor.deleteFrom("reviews").execute();
  await expectExact(app.services.db);
});

test("the sums begin with what a database holds already", async () => {
  const fresh = await freshDatabase();
  const earlier = Object.entries(migrations).filter(([name]) => name < "030");
  await migrate(fresh.db, Object.fromEntries(earlier));
  const review = {
    created_at: "2030-06-01T06:30:00Z",
    customer_name: "Ritu Kohli",
    review: "A warm houseboat.",
    customer_address: "Pune",
    rating: 5,
  };
  await fresh.db.executor
    .insertInto("reviews")
    .values(["Accepted", "Accepted", "Pending"].map((status) => ({ ...review, status })))
    .execute();
  await migrate(fresh.db);
  expect(await kept(fresh.db, "reviews")).toEqual(
    new Map([
      ["0 Accepted", 2],
      ["0 Pending", 1],
    ]),
  );
  await fresh.db.executor.destroy();
  await fresh.remove();
});
