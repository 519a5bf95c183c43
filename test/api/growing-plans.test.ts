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
    // A table so small is read from any index that has all the columns.
    const off = ["seqscan", "indexonlyscan"];
    const [plan] = await plansOf("Booking?limit=5&OrderBy=name&search=meera+pillai", "offset 0", off);
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

test.runIf(!isServer)("a number of five digits or more is looked up by five at a time", async () => {
  for (const [path, search, fives] of [
    ["CustomerFeedBack/Query", "9003563073", '"90035" "63073"'],
    ["Notification", "meera+563073", '"56307" "63073"'],
    ["PackageBooking", "meera+63073", '"63073"'],
  ] as const) {
    const asked = await statementsOf(app.services.db.executor, () =>
      staff("GET", `${path}?limit=5&search=${search}`),
    );
    const matched = asked.filter((statement) => statement.sql.includes(" match "));
    expect(matched).toHaveLength(1);
    for (const { sql, parameters } of matched) {
      expect(sql).toContain("_words_of_numbers");
      expect(parameters).toContain(fives);
    }
  }
});

test.runIf(isServer)("a number of five digits or more is looked up by five at a time, too", async () => {
  const plans = await plansOf("Notification?limit=5&search=meera+63073", "numbers_of", ["seqscan"]);
  expect(plans).toHaveLength(1);
  expect(plans.join()).toContain("outbox_words_of_numbers");
});

test.runIf(!isServer)("a telephone number is looked for in the trash by three of its trigrams", async () => {
  const path = "CustomerFeedBack/Query?isDeleted=true&limit=5&search=9003563073";
  const asked = await statementsOf(app.services.db.executor, () => staff("GET", path));
  const matched = asked.filter((statement) => statement.sql.includes(" match "));
  expect(matched.map(({ parameters }) => parameters[0])).toEqual(['"003" "563" "073"']);
});

test.runIf(!isServer)("a name among the stays of one house is looked up among these alone", async () => {
  const path = "Booking?hotelId=5&limit=5&search=meera";
  const asked = await statementsOf(app.services.db.executor, () => staff("GET", path));
  const matched = asked.filter((statement) => statement.sql.includes(" match "));
  expect(matched).toHaveLength(1);
  for (const statement of matched) expect(statement.sql).toContain("bookings_words_of_each");
});

test.runIf(isServer)("a name among the stays of one house is looked up among these alone, too", async () => {
  const path = "Booking?hotelId=5&limit=5&search=meera";
  const plans = await plansOf(path, "letters_of", ["seqscan", "indexscan"]);
  expect(plans).toHaveLength(1);
  expect(plans.join()).toContain("bookings_words_of_each");
});

test.runIf(!isServer)("beside a name a number is looked up alone, for few have it", async () => {
  for (const path of ["Booking", "CustomerFeedBack/Query", "Notification"]) {
    const asked = await statementsOf(app.services.db.executor, () =>
      staff("GET", `${path}?limit=5&search=meera+3073`),
    );
    const matched = asked.filter((statement) => statement.sql.includes(" match "));
    expect(matched.map(({ parameters }) => String(parameters[0])).join()).not.toContain("mee");
  }
});

test.runIf(!isServer)("whether a filter leaves few is seen without a look at all records", async () => {
  const stays = [
    "money=Overdue",
    "money=Unpaid",
    "status=Rejected",
    "departure=2030-06-01",
    "from=2030-05-01",
  ];
  const lists = {
    Booking: [...stays, "arrival=2030-06-01", "isSuspicious=true", "to=2030-06-01"],
    PackageBooking: ["isSuspicious=true", "status=Pending"],
    CabBooking: ["isSuspicious=true", "status=Pending"],
    CustomerFeedBack: ["isSuspicious=true", "status=Pending"],
    "CustomerFeedBack/Query": ["isSuspicious=true", "isAnswered=false"],
    Notification: ["status=Kept"],
    ChangeLog: ["kind=bookings", "by=bilal"],
  };
  const { executor } = app.services.db;
  for (const [list, filters] of Object.entries(lists)) {
    for (const filter of filters) {
      const asked = await statementsOf(executor, () => staff("GET", `${list}?${filter}&search=meera`));
      for (const statement of asked.filter(({ sql: text }) => text.includes("limit 1 offset ?"))) {
        const plan = await planInFile(statement);
        expect([list, filter, plan]).toEqual([list, filter, expect.stringMatching(/^SEARCH|_words VIRTUAL/)]);
      }
    }
  }
});

test.runIf(!isServer)("the stays that owe are sorted by an index", async () => {
  for (const order of ["name", "hotel", "checkIn", "total"]) {
    for (const money of ["Unpaid", "Overdue"]) {
      const path = `Booking?money=${money}&OrderBy=${order}&limit=5`;
      const asked = await statementsOf(app.services.db.executor, () => staff("GET", path));
      const listed = asked.filter(({ sql: text }) => text.includes("order by"));
      expect(listed).toHaveLength(1);
      for (const statement of listed) {
        const plan = await planInFile(statement);
        expect(plan).toContain(`bookings_owing_by_${order === "checkIn" ? "arrival" : order} `);
        expect(plan).not.toContain("TEMP B-TREE");
      }
    }
  }
});

test.runIf(!isServer)(
  "the stays of a house are read in the order of an index, those that owe too",
  async () => {
    const indexes = {
      "OrderBy=name": "bookings_of_hotel_by_name",
      "OrderBy=total": "bookings_of_hotel_by_total",
      "money=Unpaid": "bookings_owing_of_hotel",
      "money=Overdue": "bookings_owing_of_hotel",
    };
    for (const [filter, index] of Object.entries(indexes)) {
      const asked = await statementsOf(app.services.db.executor, () =>
        staff("GET", `Booking?hotelId=5&limit=5&${filter}`),
      );
      const listed = asked.filter(({ sql: text }) => text.includes("order by") && text.includes("limit"));
      expect([filter, listed.length]).toEqual([filter, 1]);
      for (const statement of listed) {
        const plan = await planInFile(statement);
        expect(plan).toContain(`INDEX ${index} `);
        expect(plan).not.toContain("TEMP B-TREE");
      }
    }
  },
);

test.runIf(!isServer)("of what the trash's index names no more is read than is looked up", async () => {
  const asked = await statementsOf(app.services.db.executor, () => staff("GET", "Bin?limit=5&search=ritu"));
  const named = asked.filter((statement) => statement.sql.includes("_words_in_trash"));
  expect(named).toHaveLength(6);
  for (const statement of named) {
    expect(await planInFile(statement)).not.toContain("MATERIALIZE");
  }
});

test.runIf(!isServer)(
  "the overdue are read from an index alone where the database is a file, those of a status too",
  async () => {
    for (const filter of ["", "&status=Accepted", "&holdsRooms=true"]) {
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
