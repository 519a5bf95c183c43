import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addPackage, enquiryFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let packageId: number;

beforeAll(async () => {
  packageId = await addPackage(staff, { tourName: "Saffron Days" });
});

test("an enquiry starts Pending, shows the package's name, and can get any status", async () => {
  const sent = await app.call("POST", "PackageBooking", enquiryFormFor(packageId, { status: "Accepted" }));
  expect(sent.status).toBe(201);
  const { id, reference } = sent.data as { id: number; reference: string };
  expect(reference).toMatch(/^PKG-[2-9A-Z]{6}$/);
  const list = await staff("GET", "PackageBooking?search=saffron&status=pending");
  expect(list.data).toMatchObject([{ id, package: "Saffron Days", status: "Pending" }]);
  expect(list.pageInfo?.pageSize).toBe(10);
  for (const status of ["accepted", "REJECTED", "Pending"]) {
    const changed = await staff("PUT", `PackageBooking/${id}`, enquiryFormFor(packageId, { status }));
    expect((changed.data as { status: string }).status.toLowerCase()).toBe(status.toLowerCase());
  }
  const stale = await staff(
    "PUT",
    `PackageBooking/${id}`,
    enquiryFormFor(packageId, { status: "Pending", version: 1 }),
  );
  expect(stale.status).toBe(409);
  expect((await staff("DELETE", `PackageBooking/byId?Id=${id}`)).status).toBe(200);
  expect((await staff("GET", `PackageBooking/byId?Id=${id}`)).status).toBe(404);
  expect((await staff("PUT", `PackageBooking/restore?Id=${id}`)).status).toBe(200);
});

test("an enquiry outlives its package; a new one cannot be about a deleted package", async () => {
  const gone = await addPackage(staff, { tourName: "Last Year's Tour" });
  const id = await idOf(app.call("POST", "PackageBooking", enquiryFormFor(gone)));
  await staff("DELETE", `Package/byId?Id=${gone}`);
  const kept = await staff("PUT", `PackageBooking/${id}`, enquiryFormFor(gone, { status: "Rejected" }));
  expect(kept.data).toMatchObject({ package: "Last Year's Tour", status: "Rejected" });
  const refused = await app.call("POST", "PackageBooking", enquiryFormFor(gone));
  expect([refused.status, refused.errors]).toEqual([
    400,
    { packageId: "This package does not exist, or no longer" },
  ]);
});

test("the form says what is missing, to guests and to staff", async () => {
  const guest = await app.call("POST", "PackageBooking", { packageId });
  expect(guest.errors).toEqual({
    customerName: "Name is required",
    email: "Email is required",
    phoneNo: "Phone is required",
    specialRequest: "Message is required",
  });
  const form = enquiryFormFor(packageId, { email: "a b@example.com", phoneNo: "123", status: "" });
  const own = await staff("PUT", "PackageBooking/1", form);
  expect(own.errors).toEqual({
    email: "Invalid email",
    phoneNo: "Phone number must be at least 10 digits",
    status: "Status is required",
  });
});
