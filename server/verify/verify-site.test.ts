import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addHotel, addRoom, bookingFormFor, packageFormFor, idOf } from "#test/support/factories.ts";
import { startUploadSite, type UploadSite } from "#test/support/pictures/upload-site.ts";
import { repairSite } from "./repair-site.ts";
import { describeFindings } from "./describe-findings.ts";
import { verifySite } from "./verify-site.ts";

let site: UploadSite;
let isServer: boolean;
let roomId: number;
let stay: number;
let original: string;
const hourAgo = new Date(Date.now() - 2 * 3_600_000);

beforeAll(async () => {
  site = await startUploadSite();
  const { staff, app } = site;
  isServer = app.services.db.engine === "postgres";
  const hotelId = await addHotel(staff);
  roomId = await addRoom(staff, hotelId, { noOfRooms: 3 });
  const form = bookingFormFor(hotelId, { roomId, status: "Accepted", rooms: 2 });
  stay = await idOf(staff("POST", "Booking", form));
  await staff("PUT", `Booking/${stay}`, form);
  const pending = bookingFormFor(hotelId, { customerName: "Zoya Bhat" });
  await app.call("POST", "Booking", pending, { "idempotency-key": "zoya" });
  const block = { roomId, rooms: 1, firstNight: "2030-07-01", freeFrom: "2030-07-04", reason: "Painting" };
  await staff("POST", "RoomBlock", block);
  await staff("POST", "Packages", packageFormFor());
  await staff("POST", "Payment", { bookingId: stay, amount: 500, method: "Cash", note: "" });
  for (const buyerName of ["Zoya Bhat", "Walnut Ltd"])
    await staff("POST", "Paper", { bookingId: stay, kind: "voucher", buyerName });
  await site.upload({ Module: "hotel", entityID: String(hotelId), title: "The court" });
  await app.services.pictures.conversions.idle();
  original = app.store.names().find((name) => name.startsWith("originals/")) ?? "";
  // As PostgreSQL's superuser could, and SQLite does without foreign keys.
  if (!isServer) await run("pragma foreign_keys = off");
});
afterAll(() => site.app.stop());

const verify = async () => {
  const { services, clock } = site.app;
  return verifySite(services.db, services.pictures.store, clock.now());
};

/** Runs statements in one transaction, on PostgreSQL without triggers and foreign keys. */
async function run(...statements: string[]): Promise<void> {
  const { executor } = site.app.services.db;
  if (statements[0]?.startsWith("pragma")) return void (await sql.raw(statements[0]).execute(executor));
  await executor.transaction().execute(async (transaction) => {
    if (isServer) await sql`set local session_replication_role = replica`.execute(transaction);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}

test("a site as it should be is in order", async () => {
  const { findings, looked } = await verify();
  expect(findings).toEqual([]);
  expect(describeFindings(await verify())).toContain("Everything is in order");
  expect(looked).toContain("room nights");
});

const later = "2031-01-01T00:00:00.000Z";

test.each<[named: string, broken: () => string[], mended: () => string[]]>([
  [
    "Accepted stays that do not hold their rooms for each of their nights: 1",
    () => [`update bookings set departure = '2030-06-13' where id = ${stay}`],
    () => [`update bookings set departure = '2030-06-12' where id = ${stay}`],
  ],
  [
    "Accepted stays that do not hold their rooms for each of their nights: 1",
    () => [`update room_nights set night = '2030-06-09' where night = '2030-06-10' and unit = 2`],
    () => [`update room_nights set night = '2030-06-10' where night = '2030-06-09'`],
  ],
  [
    "Bookings that hold nights and should not: 1",
    () => [`update bookings set status = 'Rejected' where id = ${stay}`],
    () => [`update bookings set status = 'Accepted' where id = ${stay}`],
  ],
  [
    "Blocks that do not hold their rooms for each of their nights: 1",
    () => ["update room_blocks set rooms = 2"],
    () => ["update room_blocks set rooms = 1"],
  ],
  [
    "Blocks that were released and hold nights: 1",
    () => [`update room_blocks set deleted_at = '${later}'`],
    () => ["update room_blocks set deleted_at = null"],
  ],
  [
    "Nights on which more rooms are taken than there are (room type/night): 2",
    () => [`update rooms set units = 1 where id = ${roomId}`],
    () => [`update rooms set units = 3 where id = ${roomId}`],
  ],
  [
    "Rows of rooms whose hotel_id is in no row of hotels: 1",
    () => ["update rooms set hotel_id = hotel_id + 900"],
    () => ["update rooms set hotel_id = hotel_id - 900"],
  ],
  [
    "Bookings whose room type is one of another hotel: 1",
    () => ["update rooms set hotel_id = hotel_id + 900"],
    () => ["update rooms set hotel_id = hotel_id - 900"],
  ],
  [
    "Pictures of a hotel, room or package that does not exist: 1",
    () => ["update pictures set module = 'package', owner_id = 99"],
    () => [`update pictures set module = 'hotel', owner_id = (select max(id) from hotels)`],
  ],
  [
    "Counts that differ from the records (list, status, deleted or not): 1 (bookings “Accepted”)",
    () => ["update tallies set total = total + 7 where name = 'bookings' and word = 'Accepted'"],
    () => ["update tallies set total = total - 7 where name = 'bookings' and word = 'Accepted'"],
  ],
  [
    "Sums of what is owed that differ from the records: 1 (bookings owing)",
    () => ["update owed_sums set paise = paise + 100 where name = 'bookings owing'"],
    () => ["update owed_sums set paise = paise - 100 where name = 'bookings owing'"],
  ],
  [
    "Nights sold in a month that differ from the stays (month, house): 1",
    () => ["update sold_months set nights = nights + 1 where nights > 0"],
    () => ["update sold_months set nights = nights - 1 where nights > 1"],
  ],
  [
    "Nights sold by all houses that differ from the stays (month): 1 (2030-06)",
    () => ["update sold_by_all set paise = paise + 1"],
    () => ["update sold_by_all set paise = paise - 1"],
  ],
  [
    "Stays by date that differ from the records (arrival, departure, status): 1",
    () => ["update stay_dates set guests = guests + 1 where status = 'Accepted'"],
    () => ["update stay_dates set guests = guests - 1 where status = 'Accepted'"],
  ],
  [
    "Takings of a day that differ from the payments (day, method): 1",
    () => ["update day_takings set payments = payments + 1"],
    () => ["update day_takings set payments = payments - 1"],
  ],
  [
    "Free rooms that differ from the nights that are held (room type, night): 1",
    () => ["update free_units set free = free - 1 where night = '2030-06-10'"],
    () => ["update free_units set free = free + 1 where night = '2030-06-10'"],
  ],
  [
    "Rows of bookings that are not sorted by the name in hotels: 2",
    () => ["update bookings set hotel_key = 'elsewhere'"],
    () => ["update bookings set hotel_key = 'willow house'"],
  ],
  [
    "Payments that are not searched by the name of who paid: 1",
    () => [`update payments set payer = 'somebody' where booking_id = ${stay}`],
    () => [
      `update payments set payer = (select customer_name || ', ' || reference from bookings where id = ${stay})
        where booking_id = ${stay}`,
    ],
  ],
  [
    "Rows of bookings whose paid sum is not that of their payments: 1",
    () => [`update bookings set paid_paise = paid_paise + 1 where id = ${stay}`],
    () => [`update bookings set paid_paise = paid_paise - 1 where id = ${stay}`],
  ],
  [
    "Series of papers with a gap or a number too many (series, year): 1",
    () => ["update paper_series set last_number = last_number + 1"],
    () => ["update paper_series set last_number = last_number - 1"],
  ],
  [
    "Papers that bear another number than their place in the series: 1",
    () => ["update papers set number = number || '9' where id = (select max(id) from papers)"],
    () => ["update papers set number = substr(number, 1, length(number) - 1) where number like '%9'"],
  ],
  [
    "Emails with an unknown status: 4",
    () => ["update outbox set status = 'Lost'"],
    () => ["update outbox set status = 'Kept'"],
  ],
  [
    "Emails sent, but nobody knows when: 4",
    () => ["update outbox set status = 'Sent'"],
    () => ["update outbox set status = 'Kept'"],
  ],
  [
    "Emails that wait longer than they should: was the clock wrong?: 4",
    () => [`update outbox set status = 'Waiting', next_attempt_at = '${later}'`],
    () => ["update outbox set status = 'Kept'"],
  ],
  [
    "Forms without their reply: 1",
    () => ["update sent_forms set form_hash = form_hash || reply, reply = 'null'"],
    () => ["update sent_forms set reply = substr(form_hash, 65), form_hash = substr(form_hash, 1, 64)"],
  ],
  [
    "Pictures that are ready without sizes: 1",
    () => ["update pictures set widths = 'none'"],
    () => ["update pictures set widths = '[320,640]'"],
  ],
  [
    "Sizes of pictures that are missing or empty: 2",
    () => ["update pictures set widths = '[320,640,960]'"],
    () => ["update pictures set widths = '[320,640]'"],
  ],
])("it names: %s", async (named, broken, mended) => {
  await run(...broken());
  const said = describeFindings(await verify());
  await run(...mended());
  // Counts are kept by triggers, which PostgreSQL was told to leave out.
  expect(said).toContain(named);
  expect((await verify()).findings).toEqual([]);
});

test("repair sets what triggers keep to what a recount says, also while it is written", async () => {
  await run(
    "update tallies set total = total + 7 where name = 'bookings' and word = 'Accepted'",
    "insert into tallies (name, is_deleted, word, total) values ('reviews', 1, 'Rejected', 3)",
    "delete from owed_sums",
    "update sold_months set nights = nights + 1",
    "update sold_by_all set paise = paise + 1",
    "insert into stay_dates select '2031-01-01', departure, status, 1, 1, 2, 100 from stay_dates limit 1",
    "update stay_dates set guests = guests + 1",
    "delete from day_takings",
    "update free_units set free = free - 1",
    "update bookings set hotel_key = 'elsewhere'",
    "update payments set payer = 'somebody'",
    `update bookings set paid_paise = 7 where id = ${stay}`,
  );
  const { services, clock } = site.app;
  const pay = () => site.staff("POST", "Payment", { bookingId: stay, amount: 100, method: "UPI", note: "" });
  const [paid] = await Promise.all([
    pay(),
    repairSite(services.db, services.pictures.store, clock.now()),
    pay(),
  ]);
  expect(paid.status).toBe(201);
  expect((await verify()).findings).toEqual([]);
  const { data } = await site.staff("GET", `Booking/byId?Id=${stay}`);
  expect(data).toMatchObject({ paid: 700 });
});

test("it names files that are missing, empty, changed, or nobody's; repair removes the last", async () => {
  const { store, services, clock } = site.app;
  const bytes = Buffer.from(await new Response(await store.read(original)).arrayBuffer());
  await store.remove(original);
  expect(describeFindings(await verify())).toContain("Pictures whose original is missing or empty: 1");
  await store.put(original, new Uint8Array());
  expect(describeFindings(await verify())).toContain("Pictures whose original is missing or empty: 1");
  await store.put(original, Buffer.concat([bytes, Buffer.from("!")]));
  expect(describeFindings(await verify())).toContain("Pictures whose original was changed");
  await store.put(original, bytes);

  clock.forward((Date.now() - clock.now().getTime()) / 1000);
  const left = `pictures/${"e".repeat(24)}/320.avif`;
  await store.put(left, bytes);
  await store.put("notes/mine.txt", bytes);
  expect((await verify()).findings).toEqual([]);
  store.age(left, hourAgo);
  store.age("notes/mine.txt", hourAgo);
  store.age(original, hourAgo);
  expect(describeFindings(await verify())).toContain(`Files that no picture names`);
  await repairSite(services.db, store, clock.now());
  expect(await store.find(left)).toBeNull();
  expect(await store.find("notes/mine.txt")).not.toBeNull();
  expect(await store.find(original)).not.toBeNull();
});

test("it names records that a search does not find, and repair adds them", async () => {
  if (isServer) return;
  await run(`delete from bookings_words where rowid = ${stay}`);
  await run("insert into queries_words (rowid, text) values (77, 'nobody')");
  await run(`delete from bookings_words_of_each where (rowid & 4294967295) = ${stay}`);
  await run("insert into payments_words_in_trash (rowid, text) values (78, 'nobody')");
  const said = describeFindings(await verify());
  expect(said).toContain("Rows of bookings that a search does not find (-- --repair adds them): 1");
  expect(said).toContain(
    "Rows in the search index of queries that are gone (-- --repair takes them out): 1 (77)",
  );
  expect(said).toContain("Rows of bookings (bookings_words_of_each) that a search does not find");
  expect(said).toContain("Rows in the search index of payments (payments_words_in_trash) that are gone");
  const { services, clock } = site.app;
  await repairSite(services.db, services.pictures.store, clock.now());
  expect((await verify()).findings.filter(({ what }) => what.includes("search"))).toEqual([]);
});
