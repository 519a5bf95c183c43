import { expect, test } from "vitest";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { cachedCounts, expectExactCounts } from "#test/support/counts.ts";
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

const app = appOfTest();
const staff = staffOfTest(app);

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
  await expectExactCounts(app.services.db);
  expect(await total("Booking")).toBe(3);
  expect(await total("Booking?status=Accepted")).toBe(1);
  expect(await total("Booking?status=Completed")).toBe(0);
  expect(await total("Booking?isDeleted=true")).toBe(1);
  expect(await total("CustomerFeedBack?status=Pending")).toBe(3);
});

test("what is kept apart is counted apart, whatever becomes of it", async () => {
  for (let count = 0; count < 4; count += 1) await staff("POST", "CustomerFeedBack", reviewFormFor());
  const { executor } = app.services.db;
  const apart = "2030-06-01T06:30:00Z";
  const one = (id: number) => executor.updateTable("reviews").where("id", "=", id);
  await executor.updateTable("reviews").set({ suspicious_at: apart }).where("id", "<", 4).execute();
  await expectExactCounts(app.services.db);
  expect([await total("CustomerFeedBack"), await total("CustomerFeedBack?isSuspicious=true")]).toEqual([
    1, 3,
  ]);
  await one(1).set({ status: "Rejected" }).execute();
  await one(2).set({ deleted_at: apart }).execute();
  await one(3).set({ suspicious_at: null, status: "Accepted" }).execute();
  await expectExactCounts(app.services.db);
  expect(await total("CustomerFeedBack?isSuspicious=true&status=Rejected")).toBe(1);
  await one(2).set({ deleted_at: null }).execute();
  await executor.deleteFrom("reviews").where("id", "=", 1).execute();
  await expectExactCounts(app.services.db);
  expect([await total("CustomerFeedBack"), await total("CustomerFeedBack?isSuspicious=true")]).toEqual([
    2, 1,
  ]);
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
  await expectExactCounts(app.services.db);
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
    .values((["Accepted", "Accepted", "Pending"] as const).map((status) => ({ ...review, status })))
    .execute();
  await migrate(fresh.db);
  expect(await cachedCounts(fresh.db, "reviews")).toEqual(
    new Map([
      ["0 Accepted", 2],
      ["0 Pending", 1],
    ]),
  );
  await fresh.db.executor.destroy();
  await fresh.remove();
});
