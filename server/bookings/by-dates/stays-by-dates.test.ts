import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { addDays, longestStay } from "#contract/rules/stay.ts";
import { longestLine } from "#contract/rules/text-lengths.ts";
import { fillYears } from "../../../bench/growth/fill-years.queries.ts";
import { seedPackages } from "#demo/seed-packages.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { endlessSteps, statementsOf } from "#test/support/query-plans.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);

type Stay = {
  id: number;
  arrival: string;
  departure: string;
  status: string;
  name_key: string;
  hotel_key: string;
  total_paise: number | null;
};
let stays: Stay[] = [];

beforeAll(async () => {
  const { db } = app.services;
  await inTransaction(db, (transaction) => seedPackages(transaction, "2030-06-01T06:30:00Z"));
  await fillYears(db, 1200);
  // Of all lengths, and by ids that say nothing of when they arrive.
  const all = await db.executor.selectFrom("bookings").select(["id", "arrival", "status"]).execute();
  for (const { id, arrival, status } of all) {
    const later = addDays(arrival, ((id * 37) % 90) + (id % 40 === 0 ? 300 : 0));
    const set = {
      arrival: later,
      departure: addDays(later, 1 + ((id * id) % (id % 9 === 0 ? longestStay : 5))),
    };
    const isDone = status === "Accepted" && id % 4 === 0;
    await db.executor
      .updateTable("bookings")
      .set({ ...set, ...(isDone && { status: "Completed" }) })
      .where("id", "=", id)
      .execute();
  }
  stays = await db.executor
    .selectFrom("bookings")
    .select(["id", "arrival", "departure", "status", "name_key", "hotel_key", "total_paise"])
    .where("deleted_at", "is", null)
    .where("suspicious_at", "is", null)
    .execute();
});

/** What each order compares before the id. */
const keys: Record<string, (stay: Stay) => string> = {
  id: () => "",
  checkIn: ({ arrival }) => arrival,
  name: ({ name_key }) => name_key,
  hotel: ({ hotel_key }) => hotel_key,
  total: ({ total_paise }) => String(total_paise ?? 0).padStart(12, "0"),
};

const day = fc.integer({ min: -80, max: 260 }).map((days) => addDays("2030-05-01", days));
const asked = fc.record({
  from: fc.option(fc.oneof(day, fc.constantFrom("2030-05-01", "2030-06-01")), { freq: 6 }),
  to: fc.option(fc.oneof(day, fc.constantFrom("2030-07-01", "2030-08-01")), { freq: 6 }),
  onDay: fc.option(fc.tuple(fc.constantFrom("arrival", "departure"), fc.integer({ min: 0, max: 90 })), {
    freq: 1,
  }),
  filter: fc.constantFrom("", "status=Accepted", "status=Completed", "holdsRooms=true"),
  order: fc.constantFrom("id", "checkIn", "name", "hotel", "total"),
  way: fc.constantFrom("asc", "desc"),
  limit: fc.constantFrom(7, 50, 100),
  page: fc.integer({ min: 1, max: 3 }),
});

test("between any days the list has what a look at every stay finds, in its order, page by page", async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ from, to, onDay, filter, order, way, limit, page }) => {
      const one = onDay && ([onDay[0], addDays("2030-05-01", onDay[1])] as const);
      const fitting = stays.filter(
        ({ arrival, departure, status }) =>
          (from === null || departure > from) &&
          (to === null || arrival < to) &&
          (!one || (one[0] === "arrival" ? arrival : departure) === one[1]) &&
          (filter === "" ||
            (filter === "holdsRooms=true" ? /Acc|Com/.test(status) : filter.endsWith(status))),
      );
      const dates = [from && `from=${from}`, to && `to=${to}`, one?.join("="), filter]
        .filter(Boolean)
        .join("&");
      const query = `limit=${limit}&CurrentPage=${page}&OrderBy=${order}&sortExpression=${way}&${dates}`;
      const { data, pageInfo } = await staff("GET", `Booking?${query}`);
      const ids = (data as { id: number }[]).map(({ id }) => id);
      expect([query, ids.length]).toEqual([
        query,
        Math.max(0, Math.min(limit, fitting.length - (page - 1) * limit)),
      ]);
      const key = (stay: Stay) => `${keys[order]?.(stay)}\0${String(stay.id).padStart(6, "0")}`;
      const inOrder = fitting.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ id }) => id);
      const wanted = way === "asc" ? inOrder : inOrder.toReversed();
      expect([query, ids]).toEqual([query, wanted.slice((page - 1) * limit, page * limit)]);
      if (!pageInfo?.isMore) expect([query, pageInfo?.totalRecords]).toEqual([query, fitting.length]);
      else expect(fitting.length).toBeGreaterThan(pageInfo.totalRecords);
    }),
    { numRuns: 150 },
  );
});

test("a name of the last of all letters is last, and none is left out", async () => {
  const last = "\u{10FFFF}".repeat(longestLine);
  const [stay] = stays.filter(({ arrival }) => arrival.startsWith("2030-05"));
  const rename = (customer_name: string) =>
    app.services.db.executor
      .updateTable("bookings")
      .set({ customer_name })
      .where("id", "=", stay?.id ?? 0)
      .execute();
  const { customer_name } = await app.services.db.executor
    .selectFrom("bookings")
    .select("customer_name")
    .where("id", "=", stay?.id ?? 0)
    .executeTakeFirstOrThrow();
  await rename(last);
  const month = "Booking?OrderBy=name&sortExpression=asc&from=2030-05-01&to=2030-06-01&limit=100";
  const { pageInfo } = await staff("GET", month);
  const { data } = await staff("GET", `${month}&CurrentPage=${pageInfo?.totalPages}`);
  expect((data as { id: number }[]).at(-1)?.id).toBe(stay?.id);
  await rename(customer_name);
});

const orders = ["name", "hotel", "total"];
const isServer = process.env["TEST_DATABASE_URL"] !== undefined;

test.runIf(!isServer)(
  "of a month or of years, in any order, as many stays are read as are shown",
  async () => {
    const { executor } = app.services.db;
    for (const order of orders)
      for (const dates of [
        "from=2030-05-01&to=2030-06-01",
        "from=2029-05-01",
        "to=2032-01-01&status=Accepted",
      ]) {
        const path = `Booking?OrderBy=${order}&${dates}`;
        const [ids] = await statementsOf(executor, () => staff("GET", path)).then((all) =>
          all.filter((statement) => statement.sql.includes("as stays")),
        );
        expect([path, ids && (await endlessSteps(executor, ids))]).toEqual([path, []]);
      }
  },
);
