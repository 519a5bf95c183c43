import { expect, test } from "vitest";
import type { Change } from "#contract/change-log.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { owner } from "#test/support/owner.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  packageFormFor,
  queryFormFor,
  reviewFormFor,
} from "#test/support/factories.ts";

const app = appOfTest();
const asha = staffOfTest(app);

const bilal = { username: "bilal", password: "kahwa-at-the-ghat" };
const hotel = {
  hotelName: "Willow House",
  description: "Old willows.",
  address: "Lane 4",
  searchAddress: "Rajbagh",
  pindCode: "190008",
};

async function log(query = "", by = asha): Promise<Change[]> {
  return (await by("GET", `ChangeLog?${query}`)).data as Change[];
}

const told = ({ by, action, kind, recordId, title }: Change) => [by, action, kind, recordId, title];

test("who changed what and when, field by field, the latest first", async () => {
  const id = await addHotel(asha, hotel);
  app.clock.forward(60);
  await asha("PUT", `Hotel/${id}`, { ...hotel, hotelName: "Willow Court", pindCode: "190009" });
  await asha("DELETE", `Hotel/byId?Id=${id}`);
  await asha("PUT", `Hotel/restore?Id=${id}`);
  const changes = await log(`kind=hotels&recordId=${id}`);
  expect(changes.map(({ by, action, title }) => [by, action, title])).toEqual([
    ["asha", "restored", "Willow Court"],
    ["asha", "deleted", "Willow Court"],
    ["asha", "changed", "Willow Court"],
    ["asha", "created", "Willow House"],
  ]);
  expect(changes[2]).toMatchObject({
    at: "2030-06-01T06:31:00.000Z",
    fields: [
      { name: "Hotel name", before: "Willow House", after: "Willow Court" },
      { name: "Pincode", before: "190008", after: "190009" },
    ],
  });
});

test("every kind of record that staff change is in it", async () => {
  const hotelId = await addHotel(asha);
  const roomId = await addRoom(asha, hotelId);
  const packageId = await addPackage(asha);
  await app.call("POST", "Booking", bookingFormFor(hotelId));
  await app.call("POST", "CustomerFeedBack", reviewFormFor());
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  expect((await log()).map(({ kind }) => kind)).toEqual(["packages", "rooms", "hotels"]);

  await asha("PUT", "Booking/1", bookingFormFor(hotelId, { status: "Accepted" }));
  await asha("PUT", "CustomerFeedBack/1", reviewFormFor({ status: "Accepted" }));
  await asha("DELETE", "CustomerFeedBack/Query/byId?Id=1");
  await asha("PUT", `Package/${packageId}`, packageFormFor({ startingRate: 18_000 }));
  await asha("PUT", "Settings/Hours", { ...companyDefaults.hours, sundayOpens: "", sundayCloses: "" });
  const changes = await log();
  expect(changes.slice(0, 5).map(told)).toEqual([
    ["asha", "changed", "settings", 2, "Opening hours"],
    ["asha", "changed", "packages", packageId, "Lake and Meadow"],
    ["asha", "deleted", "queries", 1, "Imran Qadri, Snow tyres in March"],
    ["asha", "changed", "reviews", 1, "Ritu Kohli, Pune"],
    ["asha", "changed", "bookings", 1, expect.stringMatching(/^Meera Pillai, CO-/)],
  ]);
  expect(changes[4]?.fields).toContainEqual({ name: "Status", before: "", after: "Accepted" });
  expect(changes[0]?.fields).toEqual([
    { name: "Sunday opens", before: "10:00", after: "" },
    { name: "Sunday closes", before: "14:00", after: "" },
  ]);
  expect((await log(`kind=rooms&recordId=${roomId}`))[0]?.title).toBe("Deluxe Double, Willow House");
});

test("passwords are told of, never told", async () => {
  const { data } = await asha("POST", "Staff", { ...bilal, role: "staff" });
  await asha("PUT", `Staff/${(data as { id: number }).id}/Password`, { password: "chinar-leaves-fall" });
  const change = { currentPassword: owner.password, password: "saffron-at-pampore" };
  await asha("PUT", "Staff/OwnPassword", change);
  expect((await log("kind=staff")).map(told)).toEqual([
    ["asha", "gave a new password", "staff", 1, "asha"],
    ["asha", "gave a new password", "staff", 2, "bilal"],
    ["asha", "created", "staff", 2, "bilal"],
  ]);
  const stored = JSON.stringify(await app.services.db.executor.selectFrom("changes").selectAll().execute());
  for (const secret of ["kahwa", "chinar-leaves", "saffron-at", "walnut", "argon2"])
    expect(stored).not.toContain(secret);
});

test("a refused change is not in it, nor is one that changes nothing, nor a form sent twice", async () => {
  const id = await addHotel(asha, hotel);
  const before = (await log()).length;
  expect((await asha("PUT", `Hotel/${id}`, { ...hotel, hotelName: "Other", version: 9 })).status).toBe(409);
  await asha("PUT", `Hotel/${id}`, hotel);
  expect((await log()).length).toBe(before);
  const key = { "idempotency-key": "once" };
  const sent = [await asha("POST", "Hotel", hotel, key), await asha("POST", "Hotel", hotel, key)];
  expect(sent.map(({ data }) => (data as { id: number }).id)).toEqual([id + 1, id + 1]);
  expect((await log()).length).toBe(before + 1);
});

test("it is searched, narrowed to a kind and a person, and paged; settings and accounts are the owner's to read", async () => {
  await asha("POST", "Staff", { ...bilal, role: "staff" });
  const staff = await app.signIn(bilal);
  for (const hotelName of ["Willow House", "Chinar House", "Almond House"])
    await addHotel(staff, { hotelName });
  await addHotel(asha, { hotelName: "Walnut House" });
  expect((await log("search=chinar")).map(({ title }) => title)).toEqual(["Chinar House"]);
  expect((await log("by=bilal")).length).toBe(3);
  expect((await asha("GET", "ChangeLog/People")).data).toEqual(["asha", "bilal"]);
  const page = await asha("GET", "ChangeLog?kind=hotels&limit=2&CurrentPage=2");
  expect([page.pageInfo?.totalRecords, (page.data as Change[]).map(({ title }) => title)]).toEqual([
    4,
    ["Chinar House", "Willow House"],
  ]);
  expect((await log("", staff)).map(({ kind }) => kind)).not.toContain("staff");
  expect((await staff("GET", "ChangeLog")).pageInfo?.totalRecords).toBe(4);
  expect(await log("kind=staff", staff)).toEqual([]);
});
