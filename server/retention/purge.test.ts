import { beforeEach, expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import type { Privacy } from "#contract/privacy.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfTest } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  queryFormFor,
  reviewFormFor,
  idOf,
} from "#test/support/factories.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { uploadForm } from "#test/support/pictures/upload-site.ts";
import { sweepOrphans } from "../pictures/removal/sweep-orphans.ts";
import { purge } from "./purge.ts";

const day = 24 * 3600;
const year = 366 * day;
const keepAll = { emailDays: "", requestMonths: "", suspiciousDays: "", changeLogMonths: "", stayYears: "" };
const none = {
  requestsDeleted: 0,
  recordsLeftNameless: 0,
  emailsBlanked: 0,
  changesDeleted: 0,
  picturesDeleted: 0,
};

const app = appOfTest({ publicUrl: "https://test.example" });
let staff: Awaited<ReturnType<TestApp["signIn"]>>;
let hotelId: number;

beforeEach(async () => {
  staff = await app.signIn();
  hotelId = await addHotel(staff);
  await addRoom(staff, hotelId, { noOfRooms: 9 });
});

async function keep(periods: Partial<Privacy>): Promise<void> {
  const body = { ...companyDefaults.privacy, ...keepAll, ...periods };
  expect((await staff("PUT", "Settings/Privacy", body)).status).toBe(200);
}

async function send(path: string, body: unknown, by = app.call): Promise<number> {
  return idOf(by("POST", path, body));
}

type Table = "bookings" | "package_bookings" | "cab_bookings" | "queries" | "reviews";
async function idsOf(table: Table): Promise<number[]> {
  return (await app.services.db.executor.selectFrom(table).select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );
}

const booking = (change = {}) => bookingFormFor(hotelId, change);
const far = { checkInDate: "2031-08-01", checkOutDate: "2031-08-03" };

test("requests that came to nothing go after their months; what was accepted, paid for or is to come stays", async () => {
  await keep({ requestMonths: "12" });
  const [, rejected] = [await send("Booking", booking()), await send("Booking", booking())];
  await staff("PUT", `Booking/${rejected}`, booking({ status: "Rejected" }));
  const paid = await send("Booking", booking({ specialRequest: "By the lake" }));
  await send("Payment", { bookingId: paid, amount: 500, method: "UPI", note: "By Meera" }, staff);
  const toCome = await send("Booking", booking(far));
  const entered = await send("Booking/desk", booking(), staff);
  const trashed = await send("Booking/desk", booking(), staff);
  await staff("DELETE", `Booking/byId?Id=${trashed}`);
  await send("PackageBooking", enquiryFormFor(await addPackage(staff)));
  await send("CabBooking", cabFormFor());
  await send("CustomerFeedBack/Query", queryFormFor());
  await send("CustomerFeedBack", reviewFormFor());
  const shown = await send("CustomerFeedBack", reviewFormFor());
  await staff("PUT", `CustomerFeedBack/${shown}`, reviewFormFor({ status: "Accepted" }));
  app.clock.forward(364 * day);
  expect(await purge(app.services)).toEqual(none);
  app.clock.forward(2 * day);
  expect(await purge(app.services)).toEqual({ ...none, requestsDeleted: 7, recordsLeftNameless: 1 });
  expect(await idsOf("bookings")).toEqual([paid, toCome, entered]);
  expect([await idsOf("package_bookings"), await idsOf("cab_bookings"), await idsOf("queries")]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await idsOf("reviews")).toEqual([shown]);
  const stored = await app.services.db.executor
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", paid)
    .executeTakeFirst();
  expect(stored).toMatchObject({
    customer_name: "Erased guest",
    phone: "",
    special_request: "",
    arrival: "2030-06-10",
  });
  const { executor } = app.services.db;
  const payment = await executor.selectFrom("payments").selectAll().executeTakeFirst();
  expect(payment).toMatchObject({ paise: 50_000, note: "" });
  const told = await executor
    .selectFrom("outbox")
    .select("reference")
    .where("body", "<>", "")
    .orderBy("id")
    .execute();
  const referenceOf = async (id: number) =>
    (await executor.selectFrom("bookings").select("reference").where("id", "=", id).executeTakeFirstOrThrow())
      .reference;
  const [coming, over] = [await referenceOf(toCome), await referenceOf(entered)];
  // Of the review that is shown the last; it has no reference.
  expect(told.map(({ reference }) => reference)).toEqual([coming, coming, over, ""]);
  expect(await purge(app.services)).toEqual(none);
});

test("suspicious requests, words of e-mails and the change log go each after their own time", async () => {
  await send("CustomerFeedBack/Query", queryFormFor());
  const apart = await send("CustomerFeedBack/Query", queryFormFor());
  const { executor } = app.services.db;
  const suspicious = { suspicious_at: app.clock.now().toISOString() };
  await executor.updateTable("queries").set(suspicious).where("id", "=", apart).execute();
  const waiting = executor.updateTable("outbox").set({ status: "Waiting" }).where("id", "=", 1);
  await waiting.execute();
  await keep({ suspiciousDays: "30", emailDays: "90", changeLogMonths: "24" });
  app.clock.forward(31 * day);
  expect(await purge(app.services)).toEqual({ ...none, requestsDeleted: 1 });
  app.clock.forward(60 * day);
  expect(await purge(app.services)).toEqual({ ...none, emailsBlanked: 1 });
  const emails = await executor.selectFrom("outbox").select(["body", "recipient"]).orderBy("id").execute();
  expect(emails.map(({ body, recipient }) => [body !== "", recipient !== ""])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
  staff = await app.signIn();
  expect((await staff("PUT", "Notification/2")).message).toContain("words of this message were deleted");
  app.clock.forward(2 * year);
  expect((await purge(app.services)).changesDeleted).toBeGreaterThan(2);
  expect(await executor.selectFrom("changes").select("id").execute()).toEqual([]);
});

test("accepted journeys that are over lose their guests' names after the years the owner chose", async () => {
  const entered = await send("Booking/desk", booking(), staff);
  const cab = await send("CabBooking", cabFormFor());
  await staff("PUT", `CabBooking/${cab}`, cabFormFor({ status: "Accepted", assignedTo: "Bashir" }));
  await keep({ stayYears: "3" });
  app.clock.forward(3 * 365 * day);
  expect(await purge(app.services)).toEqual(none);
  app.clock.forward(30 * day);
  expect(await purge(app.services)).toEqual({ ...none, recordsLeftNameless: 2 });
  const { executor } = app.services.db;
  const changes = await executor
    .selectFrom("changes")
    .select(["title", "fields"])
    .where("record_id", "=", entered)
    .where("kind", "=", "bookings")
    .execute();
  expect(changes).toMatchObject([{ title: "Erased guest" }]);
  expect(JSON.stringify(changes)).not.toContain("Meera");
  expect(
    await executor
      .selectFrom("cab_bookings")
      .select(["customer_name", "drop_location", "journey_date"])
      .executeTakeFirst(),
  ).toEqual({
    customer_name: "Erased guest",
    drop_location: "Erased",
    journey_date: "2030-06-10",
  });
});

test("with every period empty nothing is ever purged but pictures that were deleted", async () => {
  await keep({});
  await send("Booking", booking());
  await send("CustomerFeedBack/Query", queryFormFor());
  app.clock.forward(20 * year);
  expect(await purge(app.services)).toEqual(none);
});

test("a deleted picture is at its address for 30 days, can be restored until then, and is gone after, files and all", async () => {
  const picture = await smallPicture(40, 30).jpeg().toBuffer();
  const twin = await smallPicture(44, 30).jpeg().toBuffer();
  const add = (bytes: Buffer, title: string) =>
    send("Upload", uploadForm(bytes, { Module: "gallery", title }), staff);
  const alone = await add(picture, "Alone");
  const restored = await add(await smallPicture(48, 30).jpeg().toBuffer(), "Restored");
  const [one, other] = [await add(twin, "One"), await add(twin, "Other")];
  await app.services.pictures.conversions.idle();
  const rows = await app.services.db.executor.selectFrom("pictures").select(["id", "path"]).execute();
  const statusOf = async (id: number) => {
    const path = rows.find((row) => row.id === id)?.path;
    return (await app.app.request(`http://test.example/uploads/${path}`, {}, {})).status;
  };
  for (const id of [alone, restored, one]) await staff("DELETE", `Upload/byId?Id=${id}`);
  app.clock.forward(29 * day);
  expect(await purge(app.services)).toEqual(none);
  expect(await statusOf(alone)).toBe(200);
  staff = await app.signIn();
  expect((await staff("PUT", `Upload/restore?Id=${restored}`)).status).toBe(200);
  app.clock.forward(2 * day);
  expect(await purge(app.services)).toEqual({ ...none, picturesDeleted: 2 });
  expect(await Promise.all([alone, restored, one, other].map(statusOf))).toEqual([404, 200, 200, 200]);
  const left = app.store.names().length;
  const again = await add(picture, "Alone again");
  expect(app.store.names().length).toBeGreaterThan(left);
  app.clock.forward(2 * day);
  await purge(app.services);
  rows.push(
    ...(await app.services.db.executor
      .selectFrom("pictures")
      .select(["id", "path"])
      .where("id", "=", again)
      .execute()),
  );
  expect(await statusOf(again)).toBe(200);
});

test("an upload of the same picture while its files are removed finds them in place", async () => {
  const picture = await smallPicture(52, 30).jpeg().toBuffer();
  const add = () => send("Upload", uploadForm(picture, { Module: "gallery", title: "Twice" }), staff);
  for (let round = 0; round < 5; round += 1) {
    const first = await add();
    await staff("DELETE", `Upload/byId?Id=${first}`);
    app.clock.forward(31 * day);
    staff = await app.signIn();
    const [id] = await Promise.all([add(), purge(app.services)]);
    const row = await app.services.db.executor
      .selectFrom("pictures")
      .select("path")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(await app.store.find(row?.path ?? "")).not.toBeNull();
    await staff("DELETE", `Upload/byId?Id=${id}`);
  }
});

test("files that could not be removed, because the store was away, are swept at night", async () => {
  const picture = await smallPicture(56, 30).jpeg().toBuffer();
  const id = await send("Upload", uploadForm(picture, { Module: "gallery", title: "Away" }), staff);
  await app.services.pictures.conversions.idle();
  await staff("DELETE", `Upload/byId?Id=${id}`);
  app.clock.forward(31 * day);
  const before = app.store.names();
  const store = { ...app.store, remove: () => Promise.reject(new Error("the store is away")) };
  const away = { ...app.services, pictures: { ...app.services.pictures, store } };
  expect((await purge(away)).picturesDeleted).toBe(1);
  expect(app.store.names()).toEqual(before);
  const { removed } = await sweepOrphans({ db: app.services.db, store: app.store }, app.clock.now());
  expect(removed).toBeGreaterThan(2);
});
