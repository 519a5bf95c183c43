import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import type { TestApp } from "#test/support/app.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  blockFormFor,
  bookingFormFor,
  queryFormFor,
  reviewFormFor,
  idOf,
} from "#test/support/factories.ts";
import { fillTables } from "#test/support/fill-tables.ts";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { openContentVersion } from "./content-version.ts";
import { requests } from "../requests.made.ts";

/** Whatever visitors see is made from these. A new table belongs here, or among the hidden ones. */
const shown = [
  "hotels",
  "rooms",
  "room_types",
  "facilities",
  "room_facilities",
  "room_nights",
  "packages",
  "reviews",
  "pictures",
  "company_sections",
  "rate_periods",
  "extras",
  "cab_rates",
  "places",
  "notices",
  "content_blocks",
];
const ofRequests = Object.values(requests).map(({ table }) => table);
const hidden: string[] = [
  ...ofRequests.filter((table) => !shown.includes(table)),
  "payments",
  "papers",
  "paper_series",
  "paper_taxes",
  "reminders",
  "payment_claims",
  "invoice_buyers",
  "payment_links",
  "payment_gateways",
  "payment_events",
  "weather_acts",
  "weather_stays",
  "room_blocks",
  "portal_calendars",
  "outbox",
  "sent_forms",
  "settings",
  "limits",
  "changes",
  "staff",
  "sessions",
  "second_factors",
  "recovery_codes",
  "passkeys",
  "pending_sign_ins",
  "passkey_challenges",
  "known_devices",
  "sign_ins",
  "scheduled_jobs",
  "processes",
  "picture_removals",
  "erasures",
  "content_drafts",
  "content_versions",
  "brand_logos",
  "imports",
  "import_rows",
  "import_records",
  "demo_places",
  "demo_records",
  "visit_counts",
];
const ownTables =
  /^(migrations|tallies|owed_sums|sold_months|sold_by_all|stay_dates|day_takings|free_units|content_version)$|_words(_|$)/;

test("every table is known as shown or hidden, and a write to it changes the version or not", async () => {
  const fresh = await freshDatabase(inject("template"));
  const { executor } = fresh.db;
  await fillTables(fresh.db);
  const content = openContentVersion(fresh.db);
  const tables = (await executor.introspection.getTables()).filter(({ name }) => !ownTables.test(name));
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...shown, ...hidden].toSorted());
  for (const { name, columns } of tables) {
    const column = sql.ref(columns.find((each) => !each.isAutoIncrementing)?.name ?? "");
    const before = await content.current();
    await sql`update ${sql.table(name)} set ${column} = ${column}`.execute(executor);
    expect([name, (await content.current()) !== before]).toEqual([name, shown.includes(name)]);
  }
  for (const name of ["room_nights", "room_facilities", "company_sections"]) {
    const [row] = (
      await sql<Record<string, unknown>>`select * from ${sql.table(name)} limit 1`.execute(executor)
    ).rows;
    const columns = Object.keys(row ?? {});
    const versions = [await content.current()];
    const same = columns.map((column) => sql`${sql.ref(column)} is not distinct from ${row?.[column]}`);
    await sql`delete from ${sql.table(name)} where ${sql.join(same, sql` and `)}`.execute(executor);
    versions.push(await content.current());
    const values = sql.join(Object.values(row ?? {}));
    const into = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${into}) values (${values})`.execute(executor);
    versions.push(await content.current());
    expect([name, new Set(versions).size]).toEqual([name, 3]);
  }
  content.close();
  await executor.destroy();
  await fresh.remove();
});

let other: ReturnType<TestApp["reopen"]>;
let content: ReturnType<typeof openContentVersion>;

const app = appOfTest();
const staff = staffOfTest(app);

beforeEach(() => {
  other = app.reopen();
  content = openContentVersion(other);
});
afterEach(async () => {
  content.close();
  await other.executor.destroy();
});

/** Whether the act changes the version that another process reads. */
async function changes(act: () => Promise<unknown>): Promise<boolean> {
  const before = await content.current();
  await act();
  return (await content.current()) !== before;
}

test("what visitors see changes the version, what only staff see does not", async () => {
  const hotel = await addHotel(staff);
  const form = bookingFormFor(hotel);
  let booking = 0;
  let review = 0;
  const sent = (path: string, body: object) => idOf(app.call("POST", path, body));
  const acts: [string, boolean, () => Promise<unknown>][] = [
    ["a hotel", true, () => addHotel(staff)],
    ["a room", true, () => addRoom(staff, hotel)],
    ["a package", true, () => addPackage(staff)],
    ["a booking request", false, async () => (booking = await sent("Booking", form))],
    ["opening it", false, () => staff("GET", `Booking/byId?Id=${booking}`)],
    ["accepting it", true, () => staff("PUT", `Booking/${booking}`, { ...form, status: "Accepted" })],
    ["a query", false, () => app.call("POST", "CustomerFeedBack/Query", queryFormFor())],
    ["a review", false, async () => (review = await sent("CustomerFeedBack", reviewFormFor()))],
    [
      "accepting it",
      true,
      () => staff("PUT", `CustomerFeedBack/${review}`, { ...reviewFormFor(), status: "Accepted" }),
    ],
    ["signing in", false, () => app.signIn()],
    ["the settings", true, () => staff("PUT", "Settings/Hours", { ...companyDefaults.hours, version: 0 })],
    ["a deleted hotel", true, () => staff("DELETE", "Hotel/byId?Id=2")],
    ["a refused write", false, () => staff("PUT", "Hotel/99", {})],
    ["a read", false, () => app.call("GET", "Hotel/AllUser")],
  ];
  for (const [name, isSeen, act] of acts) expect([name, await changes(act)]).toEqual([name, isSeen]);
});

test("a block of rooms changes the version", async () => {
  const room = await addRoom(staff, await addHotel(staff));
  expect(await changes(() => staff("POST", "RoomBlock", blockFormFor(room)))).toBe(true);
});

test("writers at once in two processes: each commit counts once, none waits, and a rolled back one does not", async () => {
  const databases = [app.services.db, other];
  const first = await content.current();
  let commits = 0;
  let seen = first;
  const writer = async (number: number) => {
    const { executor } = databases[number % 2] ?? other;
    for (let round = 0; round < 12; round += 1) {
      const isKept = (number + round) % 3 > 0;
      const before = seen;
      const work = executor.transaction().execute(async (transaction) => {
        for (const name of ["a", "b"])
          await transaction
            .insertInto("facilities")
            .values({ name: `${name} ${number} ${round}`, icon: "tv", created_at: "" })
            .execute();
        if (!isKept) throw new Error("rolled back");
      });
      const done = await work.then(
        () => 1,
        () => 0,
      );
      commits += done;
      expect(done).toBe(isKept ? 1 : 0);
      const now = await content.current();
      expect(now).toBeGreaterThanOrEqual(before + (isKept ? 1 : 0));
      seen = Math.max(seen, now);
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, number) => writer(number)));
  const rows = app.services.db.engine === "sqlite" ? 2 : 1;
  expect(await content.current()).toBe(first + commits * rows);
});

test("an open transaction keeps no other writer waiting", async ({ skip }) => {
  if (other.engine === "sqlite") skip("SQLite has one writer at a time");
  const add = (name: string) => ({ name, icon: "tv", created_at: "" });
  await app.services.db.executor.transaction().execute(async (transaction) => {
    await transaction.insertInto("facilities").values(add("first")).execute();
    const before = await content.current();
    await other.executor.insertInto("facilities").values(add("second")).execute();
    expect(await content.current()).toBe(before + 1);
  });
});
