import { CompiledQuery, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { fillYears } from "../../bench/growth/fill-years.queries.ts";
import { seedPackages } from "#demo/seed-packages.ts";
import { overdueAmongOwing } from "#server/bookings/overdue/overdue-among-owing.queries.ts";
import { owingCondition } from "#server/bookings/owing.queries.ts";
import { hasMore } from "#server/db/find-some.ts";
import { readerOf } from "#server/db/list-reader.ts";
import { planSearch } from "#server/db/searched-list.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { countQueries } from "#test/support/count-queries.ts";
import { statementsOf } from "#test/support/query-plans.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const isServer = process.env["TEST_DATABASE_URL"] !== undefined;

beforeAll(async () => {
  await inTransaction(app.services.db, (transaction) => seedPackages(transaction, "2030-06-01T06:30:00Z"));
  await fillYears(app.services.db, 2500);
});

/** How PostgreSQL reads each statement with `part` that a call sends, though its tables are small: without what is `off`. */
async function plansOf(path: string, part: string, off: string[]): Promise<string[]> {
  const asked = await statementsOf(app.services.db.executor, () => staff("GET", path));
  return inTransaction(app.services.db, async (transaction) => {
    for (const way of off) await sql.raw(`set local enable_${way} = off`).execute(transaction);
    const plans: string[] = [];
    for (const statement of asked.filter((one) => one.sql.includes(part))) {
      const explain = CompiledQuery.raw(`explain ${statement.sql}`, [...statement.parameters]);
      const { rows } = await transaction.executeQuery<Record<"QUERY PLAN", string>>(explain);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans;
  });
}

/** How SQLite reads a statement. */
async function planInFile({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await app.services.db.executor.executeQuery<{ detail: string }>(explain);
  return rows.map(({ detail }) => detail).join();
}

test.runIf(isServer)("who owes is read in the order of an index, and nobody is sorted", async () => {
  const plans = await plansOf("Report/owing", "as kind, ", ["seqscan"]);
  expect(plans).toHaveLength(6);
  for (const index of ["bookings_owing_since", "cab_bookings_owing_since"])
    expect(plans.filter((plan) => plan.includes(`Scan using ${index} `))).toHaveLength(1);
  expect(plans.filter((plan) => /Sort/.test(plan))).toEqual([]);
});

test.runIf(isServer)(
  "the guest of a payment is looked at with it, and not all guests before it",
  async () => {
    // To look at one guest each time seems dear then, and all at once cheap.
    const ways = ["indexscan", "bitmapscan"];
    const plans = await plansOf("Payment?limit=5&search=co-", `"payments"."id" as id`, ways);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => plan.includes("hashed SubPlan"))).toEqual([]);
  },
);

test.runIf(isServer)(
  "the newest matches are sorted, and the list is not read in its order for them",
  async () => {
    const [plan] = await plansOf("Booking?limit=5&OrderBy=name&search=meera+pillai", "offset 0", ["seqscan"]);
    expect(plan).toMatch(/Sort[\s\S]*bookings_pkey/);
  },
);

test.runIf(isServer)("the stays of each day of a month are read in the order of an index", async () => {
  for (const order of ["name", "hotel", "total"]) {
    const path = `Booking?from=2030-05-01&to=2030-06-01&limit=5&OrderBy=${order}`;
    const [plan] = await plansOf(path, "as stays", ["seqscan", "bitmapscan"]);
    expect(plan).toMatch(new RegExp(`Incremental Sort[\\s\\S]*using bookings_of_day_by_${order} `));
  }
});

test.runIf(isServer)("the latest deleted are looked at first, where an index names too many", async () => {
  const [plan] = await plansOf("Bin?limit=1&search=me", 'as "trash"', ["seqscan"]);
  for (const table of ["bookings", "package_bookings", "cab_bookings", "reviews", "queries"])
    expect(plan).toMatch(new RegExp(`Scan Backward using ${table}_in_trash `));
});

test.runIf(!isServer)("a telephone number is looked for in texts by three of its trigrams", async () => {
  for (const path of ["CustomerFeedBack/Query", "Notification"]) {
    const asked = await statementsOf(app.services.db.executor, () =>
      staff("GET", `${path}?limit=5&search=9003563073`),
    );
    const matched = asked.filter((statement) => statement.sql.includes(" match "));
    expect(matched.map(({ parameters }) => parameters[0])).toEqual(['"003" "563" "073"']);
  }
});

test.runIf(!isServer)("of what the trash's index names no more is read than is looked up", async () => {
  const asked = await statementsOf(app.services.db.executor, () => staff("GET", "Bin?limit=5&search=ritu"));
  const named = asked.filter((statement) => statement.sql.includes("_words_in_trash"));
  expect(named).toHaveLength(6);
  for (const statement of named) {
    expect(await planInFile(statement)).not.toContain("MATERIALIZE");
  }
});

test.runIf(!isServer)(
  "the overdue are read from an index alone where the database is a file, those of a status or a house too",
  async () => {
    for (const filter of ["", "&status=Accepted", "&hotelId=5", "&holdsRooms=true"]) {
      const asked = await statementsOf(app.services.db.executor, () =>
        staff("GET", `Booking?money=Overdue&limit=5${filter}`),
      );
      const listed = asked.filter((statement) => statement.sql.includes("balance_due_on, arrival)"));
      expect(listed).toHaveLength(1);
      for (const statement of listed)
        expect(await planInFile(statement)).toContain("COVERING INDEX bookings_overdue_since ");
    }
  },
);

test.runIf(!isServer)("where very many are overdue they are read from their index alone, too", async () => {
  const { executor } = app.services.db;
  const isThere = sql<boolean>`deleted_at is null and suspicious_at is null`;
  const where = [isThere, owingCondition("Overdue", "2030-06-01")];
  const overdue = overdueAmongOwing(executor, where, "desc");
  const listed = await statementsOf(executor, async () => [await overdue.ids(5, 0), await overdue.count()]);
  expect(listed).toHaveLength(2);
  for (const statement of listed)
    expect(await planInFile(statement)).toContain("COVERING INDEX bookings_overdue ");
});

test.runIf(isServer)("the overdue are read from their index alone, in the order of the list", async () => {
  const plans = await plansOf("Booking?money=Overdue&limit=5", "from bookings where", ["seqscan"]);
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toMatch(/Index Only Scan (Backward )?using bookings_overdue /);
  expect(plans.join()).not.toMatch(/Sort/);
});

const page = { orderBy: "id", direction: "desc", isDeleted: false } as const;

test("a word that is frequent at both ends of a list is known to be without a look at all", async () => {
  const { executor } = app.services.db;
  const isThere = sql<boolean>`deleted_at is null and suspicious_at is null`;
  const reader = readerOf(executor, page, { table: "bookings", orders: {}, where: [isThere] });
  const search = async (words: string, most: number) => {
    const plan = await planSearch(executor, reader, words);
    const { count, result } = await countQueries(executor, () => hasMore(executor, plan, reader, most));
    return { count, result, estimate: await reader.estimate(plan.condition, 200) };
  };
  const meera = await search("meera", 20);
  expect(meera).toMatchObject({ count: 1, result: true });
  expect(meera.estimate).toBeGreaterThan(500);
  expect(meera.estimate).toBeLessThan(750);
  expect((await search("meera", 300)).result).toBe(true);
  expect((await search("meera", 700)).result).toBe(false);
  await executor
    .updateTable("bookings")
    .set({ customer_name: "Quartet Tours" })
    .where("id", ">", 2500 - 60)
    .execute();
  expect(await search("quartet", 3)).toMatchObject({ result: true, estimate: 0 });
  expect(await search("quartet", 100)).toMatchObject({ result: false, estimate: 0 });
});
