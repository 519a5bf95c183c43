import { beforeAll, expect, test } from "vitest";
import { fillYears } from "../../bench/growth/fill-years.queries.ts";
import { growingReads } from "../../bench/growth/growing-reads.ts";
import { seedPackages } from "#demo/seed-packages.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { hasWords } from "#server/db/search.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { endlessSteps, statementsOf } from "#test/support/query-plans.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  await inTransaction(app.services.db, (transaction) => seedPackages(transaction, "2030-06-01T06:30:00Z"));
  await fillYears(app.services.db, 2500);
});

/** What is read in full for a reason: the part of a statement, and why it may. */
const allowed: [part: string, why: string][] = [
  ["with recursive people", "from one name to the next by the smallest that is larger"],
  [
    "bookings.hotel_id = ? and bookings.departure > ",
    "the stays of some days in one house are sorted: as many as it has rooms",
  ],
];

test.runIf(process.env["TEST_DATABASE_URL"] === undefined)(
  "no read goes through a table that grows",
  async () => {
    const db = app.services.db.executor;
    const endless: string[] = [];
    for (const path of growingReads) {
      const statements = await statementsOf(db, () => staff("GET", path));
      for (const statement of statements) {
        if (!/^\s*(select|with)\b/i.test(statement.sql)) continue;
        if (allowed.some(([part]) => statement.sql.includes(part))) continue;
        for (const step of await endlessSteps(db, statement))
          endless.push(`${path}: ${step}\n  ${statement.sql}`);
      }
    }
    expect(endless).toEqual([]);
  },
);

const searched = ["reference", "customer_name", "email", "phone"].map((column) => `bookings.${column}`);

/** The ids of all stays that have the words, by looking at each. */
async function lookAtEach(words: string, order: "bookings.id" | "bookings.name_key"): Promise<number[]> {
  const rows = await app.services.db.executor
    .selectFrom("bookings")
    .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
    .select("bookings.id")
    .where("bookings.deleted_at", "is", null)
    .where("bookings.suspicious_at", "is", null)
    .where(hasWords([...searched, "hotels.name", "hotels.search_address"], words))
    .orderBy(order, "desc")
    .orderBy("bookings.id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

/** Every page that the list says there is, one after the other, and what it says of their number. */
async function walk(query: string) {
  const ids: number[] = [];
  const said: { total: number; isMore: boolean }[] = [];
  for (let page = 1, pages = 1; page <= pages && page < 60; page += 1) {
    const { data, pageInfo } = await staff("GET", `Booking?limit=50&CurrentPage=${page}&${query}`);
    ids.push(...(data as { id: number }[]).map(({ id }) => id));
    said.push({ total: pageInfo?.totalRecords ?? 0, isMore: pageInfo?.isMore ?? false });
    pages = pageInfo?.totalPages ?? 1;
  }
  return { ids, said };
}

test.each([
  "example",
  "mail",
  "meera",
  "meera pillai",
  "srinagar",
  "nigeen",
  "palace meera",
  "example nigeen",
  "nigeen mail palace",
  "co-",
  "a",
  "zz",
  "pal mee",
])(
  "however many stays have “%s”, its pages hold them all in order, and the total is honest",
  async (words) => {
    const search = `search=${encodeURIComponent(words)}`;
    const expected = await lookAtEach(words, "bookings.id");
    const { ids, said } = await walk(search);
    expect(ids).toEqual(expected);
    for (const { total, isMore } of said)
      if (isMore) expect(total).toBeLessThan(expected.length);
      else expect(total).toBe(expected.length);
    const byName = await staff("GET", `Booking?OrderBy=name&limit=20&${search}`);
    const first = (byName.data as { id: number }[]).map(({ id }) => id);
    expect(first).toEqual((await lookAtEach(words, "bookings.name_key")).slice(0, 20));
  },
);

test("of the deleted stays all that have a frequent word are found, the newest first", async () => {
  const { data, pageInfo } = await staff("GET", "Booking?isDeleted=true&limit=100&search=example");
  const deleted = await app.services.db.executor
    .selectFrom("bookings")
    .select("id")
    .where("deleted_at", "is not", null)
    .orderBy("id", "desc")
    .execute();
  expect(deleted.length).toBeGreaterThan(40);
  expect((data as { id: number }[]).map(({ id }) => id)).toEqual(deleted.map(({ id }) => id));
  expect(pageInfo?.totalRecords).toBe(deleted.length);
});

test("a search of the trash finds whatever has the words in its name, of every kind", async () => {
  const trash: { kind: string; id: number; name: string }[] = [];
  for (let page = 1; page <= 8; page += 1)
    trash.push(...((await staff("GET", `Bin?limit=50&CurrentPage=${page}`)).data as typeof trash));
  const [{ name } = { name: "" }] = trash.filter(({ kind }) => kind === "bookings");
  const [guest = "", reference = ""] = name.split(", ");
  for (const search of [
    guest,
    reference,
    `${guest}, ${reference}`,
    guest.slice(0, 2),
    "advance",
    "cash",
    "by ₹27",
    `${guest.slice(0, 2)} ${reference}`,
    "nobody-at-all",
  ]) {
    const { data } = await staff("GET", `Bin?limit=50&search=${encodeURIComponent(search)}`);
    const words = search.toLowerCase().split(" ");
    const expected = trash.filter((one) => words.every((word) => one.name.toLowerCase().includes(word)));
    expect((data as typeof trash).map(({ kind, id }) => `${kind} ${id}`)).toEqual(
      expected.slice(0, 50).map(({ kind, id }) => `${kind} ${id}`),
    );
  }
});

test("payments of very many guests come newest first, and the total is honest", async () => {
  const { data, pageInfo } = await staff("GET", "Payment?limit=50&search=co-");
  const newest = await app.services.db.executor
    .selectFrom("payments")
    .select("id")
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  expect((data as { id: number }[]).map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
  expect(pageInfo).toMatchObject({ isMore: true, totalRecords: 100 });
});

test("a list that is narrowed to more than it counts says so", async () => {
  const db = app.services.db.executor;
  await db.updateTable("bookings").set({ hotel_id: 5 }).where("id", "<=", 1500).execute();
  const { pageInfo } = await staff("GET", "Booking?hotelId=5&limit=10");
  expect(pageInfo).toEqual({
    totalRecords: 1000,
    totalPages: 100,
    currentPage: 1,
    pageSize: 10,
    isMore: true,
  });
  const last = await staff("GET", "Booking?hotelId=5&limit=100&CurrentPage=20");
  expect(last.pageInfo?.isMore).toBeUndefined();
});

test("of a name that very many have and that comes last, the newest are sorted, and the reply says so", async () => {
  await app.services.db.executor
    .updateTable("bookings")
    .set({ customer_name: "Zz Unwin" })
    .where("id", "<=", 1300)
    .execute();
  const ask = (query: string) => staff("GET", `Booking?OrderBy=name&limit=20&search=unwin&${query}`);
  const newest = (await lookAtEach("unwin", "bookings.id")).slice(0, 100);
  const seen: number[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const { data, pageInfo } = await ask(`sortExpression=asc&CurrentPage=${page}`);
    expect(pageInfo?.ofNewest).toBe(100);
    seen.push(...(data as { id: number }[]).map(({ id }) => id));
  }
  expect(seen).toEqual(newest.toSorted((a, b) => a - b));
  const met = await ask("sortExpression=desc");
  expect(met.pageInfo).not.toHaveProperty("ofNewest");
});
