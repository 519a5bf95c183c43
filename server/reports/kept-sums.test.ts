import * as fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Owing } from "#contract/reports.ts";
import { addDays } from "#contract/rules/stay.ts";
import {
  countOwed,
  countSoldByAll,
  countSoldMonths,
  countStayDates,
  countTakings,
} from "#server/db/kept-sums.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
} from "#test/support/factories.ts";

const app = appOfFile();
const owner = staffOfFile(app);
const hotels: number[] = [];
const stays = 12;

beforeAll(async () => {
  for (let house = 0; house < 2; house += 1) {
    hotels.push(await addHotel(owner));
    await addRoom(owner, hotels[house] ?? 0, { noOfRooms: 4 });
  }
  const packageId = await addPackage(owner);
  for (let n = 0; n < stays; n += 1) {
    await app.call("POST", "Booking", bookingFormFor(hotels[n % 2] ?? 0));
    await app.call("POST", "PackageBooking", enquiryFormFor(packageId));
    await app.call("POST", "CabBooking", cabFormFor());
  }
});

/** Each kept table with its amounts, of which the first says whether there is anything, and how it is counted anew. */
const kept = [
  ["owed_sums", ["records", "paise"], countOwed],
  ["sold_months", ["nights", "paise"], countSoldMonths],
  ["sold_by_all", ["nights", "paise"], countSoldByAll],
  ["stay_dates", ["stays", "listed", "guests", "paise"], countStayDates],
  ["day_takings", ["payments", "received", "returned"], countTakings],
] as const;

/** What is kept is what a recount of all rows says; sums of nothing may be left. */
async function expectKept(about: unknown): Promise<void> {
  const db = app.services.db.executor;
  for (const [table, amounts, count] of kept) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    const names = Object.keys(rows[0] ?? {}).toSorted((a, b) => (a < b ? -1 : 1));
    const inOrder = (some: object[]) => some.map((row) => JSON.stringify(row, names)).toSorted();
    const isNothing = (row: Record<string, unknown>) => row[amounts[0]] === 0;
    const some = rows.filter((row) => !isNothing(row));
    expect([about, table, inOrder(some)]).toEqual([about, table, inOrder(await count(db))]);
    const left = rows.filter(isNothing).flatMap((row) => amounts.map((amount) => row[amount]));
    expect([about, table, left.filter((amount) => amount !== 0)]).toEqual([about, table, []]);
  }
}

const moment = "2030-06-01T06:30:00.000Z";
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
const shared = {
  deleted_at: fc.option(fc.constant(moment), { freq: 1 }),
  suspicious_at: fc.option(fc.constant(moment), { freq: 1 }),
  status: fc.constantFrom("Pending", "Accepted", "Completed", "Rejected"),
  total_paise: maybe(fc.integer({ min: 1, max: 9_000_001 })),
};
const ofStay = {
  ...shared,
  ending: maybe(fc.constantFrom("Cancelled", "No show")),
  charge_paise: maybe(fc.nat(400_000)),
  rooms: fc.integer({ min: 1, max: 3 }),
  house: fc.nat(1),
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.nat(2),
  stay: fc.tuple(fc.integer({ min: -40, max: 400 }), fc.integer({ min: 1, max: 60 })),
};
/** One column at a time for the most part, for each has to be noticed alone. */
const someOf = <Values extends Record<string, fc.Arbitrary<unknown>>>(values: Values) =>
  fc
    .subarray(Object.keys(values), { minLength: 1, maxLength: 2 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, values[name] ?? fc.constant(null)]))),
    );
const ofBooking = someOf(ofStay).map(({ stay, ...rest }) => {
  if (!Array.isArray(stay)) return rest;
  const arrival = addDays("2030-06-01", Number(stay[0]));
  return { ...rest, arrival, departure: addDays(arrival, Number(stay[1])) };
});
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ table: fc.constant("bookings" as const), set: ofBooking }) },
  {
    weight: 1,
    arbitrary: fc.record({
      table: fc.constantFrom("package_bookings" as const, "cab_bookings" as const),
      set: someOf(shared),
    }),
  },
);
const ofPayment = {
  paise: fc.integer({ min: -900_000, max: 900_000 }).filter((paise) => paise !== 0),
  method: fc.constantFrom("Cash", "UPI", "Credit"),
  paid_on: fc.constantFrom("2030-05-31", "2030-06-01"),
  deleted_at: fc.option(fc.constant(moment), { freq: 1 }),
};
const payment = fc.record({
  table: fc.constant("payments" as const),
  key: fc.constantFrom("booking_id", "package_booking_id", "cab_booking_id"),
  ...ofPayment,
});
const changed = fc.record({ table: fc.constant("payments" as const), set: someOf(ofPayment) });
const step = fc.record({
  id: fc.integer({ min: 1, max: stays }),
  done: fc.oneof(change, change, payment, changed),
});
type Payment = { paise: number; method: string; paid_on: string; deleted_at: string | null };
type Step = {
  id: number;
  done: { table: string; set?: Record<string, unknown>; key?: string } & Partial<Payment>;
};

async function take({ id, done }: Step): Promise<void> {
  const db = app.services.db.executor;
  if (done.key) {
    const { paise, method, paid_on, deleted_at } = done;
    await sql`insert into payments (created_at, ${sql.ref(done.key)}, paise, method, paid_on, deleted_at, note)
      values (${moment}, ${id}, ${paise}, ${method}, ${paid_on}, ${deleted_at}, '')`.execute(db);
    return;
  }
  const { house, ...columns } = done.set ?? {};
  const set = house === undefined ? columns : { ...columns, hotel_id: hotels[Number(house)] };
  const parts = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (parts.length > 0)
    await sql`update ${sql.table(done.table)} set ${sql.join(parts)} where id = ${id}`.execute(db);
}

test("through any change of stays, packages, cabs and payments what is kept equals a recount", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      for (const each of steps) await take(each);
      await expectKept(steps);
    }),
    { numRuns: 150 },
  );
  const last = app.services.db.executor.deleteFrom("bookings").where("id", "=", stays);
  await app.services.db.executor.deleteFrom("payments").where("booking_id", "=", stays).execute();
  await last.execute();
  await expectKept("a row was deleted for good");
});

test("who owes is read page by page, the longest due first, and each is on one page", async () => {
  const db = app.services.db.executor;
  const agreed = {
    status: "Accepted",
    total_paise: 90_000_000,
    deleted_at: null,
    suspicious_at: null,
  } as const;
  await db
    .updateTable("bookings")
    .set({ ...agreed, ending: null, ended_at: null })
    .execute();
  await db.updateTable("package_bookings").set(agreed).execute();
  await db.updateTable("cab_bookings").set(agreed).execute();
  // Ended after midnight in Kashmir: due on the day after the one in London.
  const ended = {
    status: "Rejected",
    ending: "Cancelled",
    charge_paise: 90_000_000,
    ended_at: "2030-05-20T19:00:00.000Z",
  };
  await db
    .updateTable("bookings")
    .set(ended as never)
    .where("id", "=", 3)
    .execute();
  const read = async (query: string) => (await owner("GET", `Report/owing?${query}`)).data as Owing;
  const whole = (await read("limit=500")).owing;
  expect(whole.accounts).toHaveLength(whole.count);
  expect(whole.count).toBe(3 * stays - 1);
  expect(whole.accounts.find(({ id, kind }) => kind === "bookings" && id === 3)?.since).toBe("2030-05-21");
  const late = whole.accounts.map(({ daysLate }) => daysLate);
  expect(late).toEqual(late.toSorted((a, b) => b - a));
  const paged: unknown[] = [];
  for (let page = 1; page <= 8; page += 1) {
    const { owing } = await read(`limit=5&CurrentPage=${page}`);
    expect([owing.count, owing.total]).toEqual([whole.count, whole.total]);
    paged.push(...owing.accounts);
  }
  expect(paged).toEqual(whole.accounts);
  expect((await owner("GET", "Report/owing?CurrentPage=0")).errors).toHaveProperty("CurrentPage");
  expect((await owner("GET", "Report/owing?limit=501")).errors).toHaveProperty("limit");
});
