import { beforeEach, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { peopleMessages, type Person } from "#contract/people.ts";
import type { Privacy } from "#contract/privacy.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  enquiryFormFor,
  idOf,
} from "#test/support/factories.ts";
import { purge } from "./purge.ts";

const day = 24 * 3600;
const app = appOfTest();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let packageId: number;

beforeEach(async () => {
  staff = await app.signIn();
  packageId = await addPackage(staff);
});

/** An enquiry of 1 June 2030 for a journey that begins in 16 months. */
async function ask(status: "Pending" | "Accepted", startDate = "2031-10-01"): Promise<number> {
  const form = enquiryFormFor(packageId, { startDate, adults: 2 });
  const id = await idOf(app.call("POST", "PackageBooking", form));
  expect((await staff("PUT", `PackageBooking/${id}`, { ...form, status })).status).toBe(200);
  return id;
}

async function keep(periods: Partial<Privacy>): Promise<void> {
  const all = { emailDays: "", requestMonths: "", suspiciousDays: "", changeLogMonths: "", stayYears: "" };
  const body = { ...companyDefaults.privacy, ...all, ...periods };
  expect((await staff("PUT", "Settings/Privacy", body)).status).toBe(200);
}

const names = async () =>
  (
    await app.services.db.executor
      .selectFrom("package_bookings")
      .select(["id", "customer_name as name"])
      .orderBy("id")
      .execute()
  ).map(({ id, name }) => [id, name]);

test("a guest is not erased while an accepted package is to come, and is once it has begun", async () => {
  await ask("Accepted");
  const who = "farida@example.com";
  const fate = async () => {
    const { mark, records } = (await staff("POST", "Person/find", { who })).data as Person;
    return { mark, fates: records.map((record) => record.fate) };
  };
  const early = await fate();
  expect(early.fates).toEqual(["refused"]);
  const refused = await staff("POST", "Person/erase", { who, mark: early.mark });
  expect([refused.status, refused.message]).toEqual([409, peopleMessages.toCome]);
  app.clock.forward(488 * day);
  staff = await app.signIn();
  const { mark, fates } = await fate();
  expect(fates).toEqual(["nameless"]);
  expect((await staff("POST", "Person/erase", { who, mark })).status).toBe(200);
});

test("the years of a package count from its start, and so do the months of one that came to nothing", async () => {
  const [accepted, pending] = [await ask("Accepted"), await ask("Pending")];
  const short = await ask("Pending", "2030-06-10");
  await keep({ stayYears: "1", requestMonths: "12" });
  app.clock.forward(450 * day);
  expect(await purge(app.services)).toMatchObject({ requestsDeleted: 1, recordsLeftNameless: 0 });
  expect(short).toBeGreaterThan(pending);
  expect(await names()).toEqual([
    [accepted, "Farida Sheikh"],
    [pending, "Farida Sheikh"],
  ]);
  app.clock.forward(60 * day);
  expect(await purge(app.services)).toMatchObject({ requestsDeleted: 1, recordsLeftNameless: 0 });
  app.clock.forward(366 * day);
  expect(await purge(app.services)).toMatchObject({ requestsDeleted: 0, recordsLeftNameless: 1 });
  expect(await names()).toEqual([[accepted, "Erased guest"]]);
});

test("an accepted package without a start counts from the last night of its stays", async () => {
  const form = enquiryFormFor(packageId);
  const id = await idOf(app.call("POST", "PackageBooking", form));
  expect((await staff("PUT", `PackageBooking/${id}`, { ...form, status: "Accepted" })).status).toBe(200);
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId);
  const enter = (checkInDate: string, checkOutDate: string) =>
    idOf(
      staff(
        "POST",
        "Booking/desk",
        bookingFormFor(hotelId, { packageBookingId: id, checkInDate, checkOutDate }),
      ),
    );
  await enter("2031-10-01", "2031-10-03");
  const deleted = await enter("2032-10-01", "2032-10-03");
  expect((await staff("DELETE", `Booking/byId?Id=${deleted}`)).status).toBe(200);
  await keep({ stayYears: "1" });
  app.clock.forward(500 * day);
  expect(await purge(app.services)).toMatchObject({ recordsLeftNameless: 0 });
  expect(await names()).toEqual([[id, "Farida Sheikh"]]);
  app.clock.forward(366 * day);
  expect(await purge(app.services)).toMatchObject({ recordsLeftNameless: 2 });
  expect(await names()).toEqual([[id, "Erased guest"]]);
});
