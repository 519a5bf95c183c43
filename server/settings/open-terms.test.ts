import { afterEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { CompanySettings } from "#contract/settings.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

let app: TestApp;
afterEach(() => app.stop());

test("terms that the company has not saved are told to nobody, and no stay is under them", async () => {
  app = await startTestApp({ isDemo: false });
  const owner = await app.signIn();
  const company = async () => (await app.call("GET", "Company")).data as CompanySettings;
  const hotelId = await addHotel(owner);
  const roomId = await addRoom(owner, hotelId, { noOfRooms: 4 });
  const accept = async () => {
    const id = await idOf(app.call("POST", "Booking", bookingFormFor(hotelId, { roomId })));
    await owner("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
    return (await owner("GET", `Booking/byId?Id=${id}`)).data as Booking;
  };
  expect(await company()).toMatchObject({ isPolicyOpen: true, policy: { advancePercent: 0, ladder: [] } });
  expect((await owner("GET", "Start")).data).toMatchObject({ hasTerms: false });
  const early = await accept();
  expect(early.policy).toMatchObject({ advance: 0, ladder: [] });
  const { houses: _none, ...proposed } = companyDefaults.policy;
  expect((await owner("GET", "Settings")).data).toMatchObject({ policy: proposed, isPolicyOpen: true });

  expect((await owner("PUT", "Settings/Policy", { ...proposed, version: 0 })).status).toBe(200);
  expect(await company()).toMatchObject({ policy: proposed });
  expect(await company()).not.toHaveProperty("isPolicyOpen");
  expect((await owner("GET", "Start")).data).toMatchObject({ hasTerms: true });
  expect((await accept()).policy).toMatchObject({ advance: 2250, ladder: { length: 4 } });
  const kept = (await owner("GET", `Booking/byId?Id=${early.id}`)).data as Booking;
  expect(kept.policy).toEqual(early.policy);
});

test("the demo's company has its terms, until the demo is taken away", async () => {
  app = await startTestApp();
  const owner = await app.signIn();
  expect((await app.call("GET", "Company")).data).not.toHaveProperty("isPolicyOpen");
  expect((await owner("GET", "Start")).data).toMatchObject({ hasTerms: true });
  await owner("POST", "Demo/Away", {});
  expect((await app.call("GET", "Company")).data).toMatchObject({ isPolicyOpen: true });
});
