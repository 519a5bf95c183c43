import { expect, test } from "vitest";
import { cabBookingChangeForm } from "#contract/cab-bookings.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor, cabRateFormFor, idOf } from "#test/support/factories.ts";
import { settledOrBlocked, withInterruption } from "#test/support/interruption.ts";
import { changeCabBooking } from "./change-cab-booking.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const onPostgres = test.skipIf(process.env["TEST_DATABASE_URL"] === undefined);

onPostgres("of two changes at once neither takes back what the other has written", async () => {
  const cabRateId = await idOf(staff("POST", "CabRate", cabRateFormFor({ per: "day" })));
  const form = cabFormFor();
  const wish = { ...form, vechiclePreference: "car", cabRateId, days: 2, expectedTotal: 5600 };
  const id = await idOf(app.call("POST", "CabBooking", wish));
  let other: Promise<unknown> | undefined;
  const slow = withInterruption(
    app.services,
    (row) => "pick_up_location" in row,
    () => {
      other = staff("PUT", `CabBooking/${id}`, { ...form, days: 5 });
      return settledOrBlocked(app.services, other);
    },
  );
  await changeCabBooking(slow, id, cabBookingChangeForm.parse(form));
  expect(await other).toMatchObject({ status: 200 });
  const { data: stored } = await staff("GET", `CabBooking/byId?Id=${id}`);
  expect(stored).toMatchObject({ days: 5, vechiclePreference: "suv", priceLines: [{ nights: 5 }] });
});
