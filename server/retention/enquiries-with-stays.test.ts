import { beforeEach, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Person } from "#contract/people.ts";
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

const year = 366 * 24 * 3600;
const app = appOfTest();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let enquiryId: number;
let stayId: number;

beforeEach(async () => {
  staff = await app.signIn();
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId);
  const form = enquiryFormFor(await addPackage(staff), { phoneNo: "9876501234" });
  enquiryId = await idOf(app.call("POST", "PackageBooking", form));
  const stay = bookingFormFor(hotelId, { packageBookingId: enquiryId, phoneNo: "9876505678" });
  stayId = await idOf(staff("POST", "Booking/desk", stay));
});

async function stored() {
  const { executor } = app.services.db;
  const enquiries = await executor.selectFrom("package_bookings").select(["id", "customer_name"]).execute();
  const stays = await executor.selectFrom("bookings").select(["id", "package_enquiry_id"]).execute();
  return { enquiries, stays };
}

const nameless = () => ({
  enquiries: [{ id: enquiryId, customer_name: "Erased guest" }],
  stays: [{ id: stayId, package_enquiry_id: enquiryId }],
});

test("an enquiry that came to nothing is kept without a name while a stay is in its price", async () => {
  const privacy = { ...companyDefaults.privacy, requestMonths: "12", stayYears: "" };
  expect((await staff("PUT", "Settings/Privacy", privacy)).status).toBe(200);
  app.clock.forward(year);
  expect(await purge(app.services)).toMatchObject({ requestsDeleted: 0, recordsLeftNameless: 1 });
  expect(await stored()).toEqual(nameless());
  expect(await purge(app.services)).toMatchObject({ requestsDeleted: 0, recordsLeftNameless: 0 });
});

test("who sent it is erased from it, and the stay, which is somebody else's, is as it was", async () => {
  const who = "9876501234";
  const { records, mark } = (await staff("POST", "Person/find", { who })).data as Person;
  expect(records).toMatchObject([
    {
      kind: "packageBookings",
      fate: "nameless",
      why: "Stays are in its price: its reference stays with them",
    },
  ]);
  expect((await staff("POST", "Person/erase", { who, mark })).status).toBe(200);
  expect(await stored()).toEqual(nameless());
  const form = bookingFormFor(1, { packageBookingId: enquiryId, checkInDate: "2030-07-01" });
  const refused = await staff("POST", "Booking/desk", { ...form, checkOutDate: "2030-07-02" });
  expect(refused.errors).toHaveProperty("packageBookingId");
});
