import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Change } from "#contract/change-log.ts";
import type { DemoCounts, DemoState } from "#contract/demo.ts";
import { migrate } from "#server/db/migrate.ts";
import { purgeDemo } from "#server/demo/purge-demo.ts";
import { takeDemoAway } from "#server/demo/take-demo-away.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";
import { owner } from "#test/support/owner.ts";
import { smallPicture } from "#test/support/pictures/sample-pictures.ts";
import { seedDemo } from "./seed.ts";
import { addDemoPicture, wantedPictures } from "./seed-pictures.ts";

const hour = 3600;
const lists = ["Hotel/AllUser", "Package", "Booking", "PackageBooking", "CabBooking", "CustomerFeedBack"];

const app = appOfTest();
const staff = staffOfTest(app);

beforeEach(async () => {
  await seedDemo(app.services);
});

async function totals(): Promise<(number | undefined)[]> {
  return Promise.all(lists.map(async (path) => (await staff("GET", path)).pageInfo?.totalRecords));
}

const rowsIn = async (table: "room_nights" | "pictures" | "hotels" | "rooms" | "payments") =>
  (await app.services.db.executor.selectFrom(table).selectAll().execute()).length;

async function state(): Promise<DemoState> {
  return (await staff("GET", "Demo")).data as DemoState;
}

async function takeAway(body: object = {}) {
  const { status, data, message } = await staff("POST", "Demo/Away", body);
  return { status, message, ...(data as { counts: DemoCounts; left: number } | null) };
}

/** Staff try the answering of a review on one of the demo. */
async function answerReview(): Promise<void> {
  const [review] = (await staff("GET", "CustomerFeedBack?status=Pending")).data as { id: number }[];
  const answered = { ...review, status: "Rejected" };
  expect((await staff("PUT", `CustomerFeedBack/${review?.id}`, answered)).status).toBe(200);
}

async function idOf(path: string): Promise<number> {
  return ((await staff("GET", path)).data as { id: number }[])[0]?.id ?? 0;
}

/** One picture of the first hotel, and one of the gallery. */
async function addPictures(): Promise<void> {
  const wanted = await wantedPictures(app.services);
  for (const module of ["hotel", "gallery"]) {
    const first = wanted.find((picture) => picture.module === module);
    if (!first) throw new Error(`The demo has no picture of a ${module}`);
    const picture = await addDemoPicture(
      app.services,
      first,
      await smallPicture(module.length * 60)
        .png()
        .toBuffer(),
    );
    expect(picture.module).toBe(module);
  }
}

test("it is told what goes, all of it goes at once with the demo's words, and the log says so", async () => {
  await addPictures();
  const { state: before, goes, stays, triedOut } = await state();
  expect([before, stays, Object.values(triedOut).some(Boolean)]).toEqual(["there", [], false]);
  expect(goes).toMatchObject({ hotels: 12, packages: 6, pictures: 2 });
  const taken = await takeAway();
  expect(taken).toMatchObject({ status: 200, message: "The demo is gone", counts: goes });
  expect(await totals()).toEqual(lists.map(() => 0));
  expect((await app.call("GET", "Upload?module=gallery")).data).toEqual([]);
  expect((await app.call("GET", "Company")).data).toMatchObject({ details: { phone: "" } });
  expect(await rowsIn("room_nights")).toBe(0);
  expect(await state()).toMatchObject({ state: "away", until: "2030-06-02T06:30:00.000Z" });
  const [note] = (await staff("GET", "ChangeLog")).data as Change[];
  expect(note).toMatchObject({ by: owner.username, action: "deleted", kind: "settings", title: "Demo" });
  expect(note?.fields).toContainEqual({ name: "hotels", before: "12", after: "" });
  expect((await takeAway()).status).toBe(409);
});

test("only an owner with a fresh password may", async () => {
  await staff("POST", "Staff", { username: "bilal", password: "saffron-and-snow", role: "staff" });
  const bilal = await app.signIn({ username: "bilal", password: "saffron-and-snow" });
  for (const [method, path] of [
    ["GET", "Demo"],
    ["POST", "Demo/Away"],
    ["POST", "Demo/Back"],
  ] as const)
    expect((await bilal(method, path, method === "POST" ? {} : undefined)).status).toBe(403);
  app.clock.forward(hour);
  const asked = await staff("POST", "Demo/Away", {});
  expect([asked.status, asked.headers.get("needs-confirmation")]).toEqual([403, "password"]);
  expect(await totals()).not.toContain(0);
});

test("what people and staff have entered stays, and of the demo what they have touched", async () => {
  const own = await addHotel(staff);
  const hotels = (await staff("GET", "Hotel/AllUser?limit=4")).data as { id: number }[];
  const [booked, changed] = hotels.filter(({ id }) => id !== own);
  if (!booked || !changed) throw new Error("The demo has no two hotels");
  expect((await app.call("POST", "Booking", bookingFormFor(booked.id))).status).toBe(201);
  await app.services.db.executor
    .updateTable("hotels")
    .set({ description: "Ours now", version: 2 })
    .where("id", "=", changed.id)
    .execute();
  await answerReview();
  const { goes, stays, triedOut } = await state();
  expect(goes.hotels).toBe(10);
  expect(stays).toHaveLength(2);
  expect(stays).toContainEqual(
    expect.objectContaining({ id: booked.id, bookings: 1, isChanged: false, kind: "hotels" }),
  );
  expect(stays).toContainEqual(expect.objectContaining({ id: changed.id, bookings: 0, isChanged: true }));
  expect(triedOut).toMatchObject({ reviews: 1, bookings: 0 });
  expect((await takeAway()).counts).toEqual(goes);
  expect(await totals()).toEqual([3, 0, 1, 0, 0, 1]);
  expect(await rowsIn("rooms")).toBeGreaterThan(0);
});

test("what was only tried out goes where that is wished", async () => {
  await answerReview();
  const booking = await idOf("Booking?status=Accepted");
  const paid = { bookingId: booking, amount: 100, method: "Cash", paidOn: "2030-06-01", note: "" };
  expect((await staff("POST", "Payment", paid)).status).toBe(201);
  expect((await state()).triedOut).toMatchObject({ reviews: 1, bookings: 1 });
  expect((await state()).stays).toHaveLength(1);
  await takeAway({ withTriedOut: true });
  expect(await totals()).toEqual(lists.map(() => 0));
  app.clock.forward(25 * hour);
  expect((await purgeDemo(app.services)).deleted).toBeGreaterThan(50);
  expect(await rowsIn("payments")).toBe(0);
});

test("for a day it can come back as it was, and go again", async () => {
  await addPictures();
  const [before, nights] = [await totals(), await rowsIn("room_nights")];
  const first = await takeAway();
  const back = await staff("POST", "Demo/Back");
  expect(back).toMatchObject({ status: 200, message: "The demo is back", data: { left: 0 } });
  expect((back.data as { counts: DemoCounts }).counts).toEqual(first.counts);
  expect(await totals()).toEqual(before);
  expect(await rowsIn("room_nights")).toBe(nights);
  expect((await app.call("GET", "Company")).data).toMatchObject({ details: { name: "Chinar & Oar" } });
  expect((await staff("POST", "Demo/Back")).status).toBe(409);
  const second = await takeAway();
  expect(second.counts).toEqual(first.counts);
  app.clock.forward(24 * hour);
  expect((await staff("POST", "Demo/Back")).status).toBe(409);
});

test("after a day it is deleted for good, files and all, but not what was fetched from the trash", async () => {
  await addPictures();
  await app.services.pictures.conversions.idle();
  await takeAway();
  const [hotel] = await app.services.db.executor
    .selectFrom("pictures")
    .select("owner_id")
    .where("module", "=", "hotel")
    .execute();
  expect((await staff("PUT", `Hotel/restore?Id=${hotel?.owner_id}`)).status).toBe(200);
  expect(await purgeDemo(app.services)).toEqual({ deleted: 0 });
  const files = app.store.names().length;
  app.clock.forward(24 * hour);
  expect((await purgeDemo(app.services)).deleted).toBeGreaterThan(50);
  expect([await rowsIn("hotels"), await rowsIn("pictures")]).toEqual([1, 1]);
  expect(await rowsIn("rooms")).toBeGreaterThan(0);
  expect(await rowsIn("payments")).toBe(0);
  expect(app.store.names().length).toBeLessThan(files);
  expect(await purgeDemo(app.services)).toEqual({ deleted: 0 });
  expect((await state()).state).toBe("none");
});

test("of two who press at once one takes it away; a fault in the middle takes nothing", async () => {
  const before = await totals();
  const { executor } = app.services.db;
  await sql`alter table changes rename to kept_changes`.execute(executor);
  expect((await takeAway()).status).toBe(500);
  await sql`alter table kept_changes rename to changes`.execute(executor);
  expect(await totals()).toEqual(before);
  const db = app.reopen();
  const other = { ...app.services, db };
  const presses = await Promise.allSettled([
    takeDemoAway(app.services, { username: "asha" }, false),
    takeDemoAway(other, { username: "omar" }, false),
  ]);
  await db.executor.destroy();
  expect(presses.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await totals()).toEqual(lists.map(() => 0));
  expect(((await staff("GET", "ChangeLog?kind=settings")).data as Change[]).length).toBe(1);
});

test("a demo that an earlier version put in is known, and nobody else's records are", async () => {
  const { db } = app.services;
  await app.call("POST", "Booking", bookingFormFor(await idOf("Hotel/AllUser")));
  await addHotel(staff);
  const read = () =>
    // Earlier versions had no prices of cabs.
    sql`select kind, record_id from demo_records where kind <> 'cab_rates' order by kind, record_id`.execute(
      db.executor,
    );
  const marked = (await read()).rows;
  expect(marked.length).toBeGreaterThan(100);
  await sql`drop table demo_records`.execute(db.executor);
  await sql`delete from migrations where name = '098-demo-records'`.execute(db.executor);
  await migrate(db);
  expect((await read()).rows).toEqual(marked);
});

const readAll = () => app.services.db.executor.selectFrom("places").selectAll().orderBy("position").execute();

test("what the demo says of places goes and comes back with it, but not what staff have written", async () => {
  const before = await readAll();
  expect(before.map(({ name }) => name)).toContain("Doodhpathri");
  const [first, second] = before;
  const { executor } = app.services.db;
  const write = (id: number | undefined, text: string) =>
    executor
      .updateTable("places")
      .set({ about: text })
      .where("id", "=", id ?? 0)
      .execute();
  await write(first?.id, "Our own lake");
  await takeAway();
  const after = await readAll();
  expect(after.map(({ name }) => name)).toEqual(before.slice(0, 6).map(({ name }) => name));
  expect(after[0]).toMatchObject({ about: "Our own lake", winter: "", getting_there: "" });
  expect(after.slice(1).every(({ about, open_now }) => about === "" && open_now === "")).toBe(true);
  await write(second?.id, "Our own city");
  expect((await staff("POST", "Demo/Back")).status).toBe(200);
  const back = await readAll();
  expect(back).toEqual([
    { ...before[0], about: "Our own lake" },
    { ...before[1], about: "Our own city" },
    ...before.slice(2),
  ]);
  await takeAway();
  app.clock.forward(24 * hour);
  await purgeDemo(app.services);
  expect(await executor.selectFrom("demo_places").selectAll().execute()).toEqual([]);
});

test("a place of the demo stays where a house of one's own is", async () => {
  const place = (await readAll()).find(({ name }) => name === "Yusmarg");
  await addHotel(staff, { placeId: String(place?.id) });
  await takeAway();
  const left = (await readAll()).find(({ name }) => name === "Yusmarg");
  expect(left).toMatchObject({ id: place?.id, about: "" });
});

test("places that an earlier version put in are known as the demo's", async () => {
  const { db } = app.services;
  const read = () => db.executor.selectFrom("demo_places").selectAll().orderBy("place_id").execute();
  const marked = await read();
  expect(marked.map(({ is_added }) => is_added)).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
  await sql`drop table demo_places`.execute(db.executor);
  await sql`delete from migrations where name = '122-demo-places'`.execute(db.executor);
  await migrate(db);
  const again = await read();
  expect(again.map(({ texts, ...mark }) => ({ ...mark, texts: JSON.parse(texts) as object }))).toEqual(
    marked.map(({ texts, ...mark }) => ({ ...mark, texts: JSON.parse(texts) as object })),
  );
});
