import { expect, test } from "vitest";
import { packageBookingChangeForm } from "#contract/package-bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addPackage, enquiryFormFor, idOf } from "#test/support/factories.ts";
import { settledOrBlocked, withInterruption } from "#test/support/interruption.ts";
import { changePackageBooking } from "./change-package-booking.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const onPostgres = test.skipIf(process.env["TEST_DATABASE_URL"] === undefined);

onPostgres("of two changes at once neither takes back what the other has written", async () => {
  const packageId = await addPackage(staff);
  const id = await idOf(app.call("POST", "PackageBooking", enquiryFormFor(packageId, { adults: 2 })));
  const form = enquiryFormFor(packageId);
  let other: Promise<unknown> | undefined;
  const slow = withInterruption(
    app.services,
    (row) => "package_name" in row,
    () => {
      other = staff("PUT", `PackageBooking/${id}`, { ...form, adults: 5 });
      return settledOrBlocked(app.services, other);
    },
  );
  await changePackageBooking(slow, id, packageBookingChangeForm.parse({ ...form, hotelClass: "" }));
  expect(await other).toMatchObject({ status: 200 });
  const { data: stored } = await staff("GET", `PackageBooking/byId?Id=${id}`);
  expect(stored).toMatchObject({ adults: 5, priceLines: [{ quantity: 5 }] });
});
