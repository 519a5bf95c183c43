import * as fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addRequests, type Kept } from "#test/support/exact-lists/add-requests.ts";
import { type List, lists, type Query } from "#test/support/exact-lists/lists.ts";
import { inOrder, isListed, matchesOf } from "#test/support/exact-lists/look-at-each.ts";
import { searchOf } from "#test/support/exact-lists/searches.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let kept: Kept;

beforeAll(async () => {
  kept = await addRequests(app.services.db.executor, staff);
  if (app.services.db.engine === "postgres") await sql`analyze`.execute(app.services.db.executor);
});

type Asked = { filter: Query; search: string; order: string; direction: string; limit: number };

async function readPage({ path }: List, { filter, search, order, direction, limit }: Asked, page: number) {
  const sorted = {
    OrderBy: order,
    sortExpression: direction,
    limit: String(limit),
    CurrentPage: String(page),
  };
  const { status, data, pageInfo } = await staff(
    "GET",
    `${path}?${new URLSearchParams({ ...filter, search, ...sorted })}`,
  );
  expect(status).toBe(200);
  if (!pageInfo) throw new Error("a list without its pages");
  return { ids: (data as { id: number }[]).map(({ id }) => id), info: pageInfo };
}

/** The first pages, some between, the last, and two beyond it; all where they are few. */
function somePages(pages: number, between: number[]): number[] {
  if (pages <= 6) return Array.from({ length: pages + 1 }, (_, index) => index + 1);
  return [1, 2, ...between.map((n) => 1 + (n % pages)), pages, pages + 1, pages + 5];
}

async function compareAll(list: List, asked: Asked, between: number[]): Promise<number> {
  const { filter, search, order, direction, limit } = asked;
  const rows = kept[list.table].filter((row) => isListed(row, filter, list));
  const matches = search ? matchesOf(kept, list, rows, search) : rows;
  const sort = (some: typeof matches) => inOrder(some, list.orders[order] ?? (() => []), direction);
  const all = sort(matches);
  const pages = Math.ceil(all.length / limit);
  for (const page of somePages(pages, between)) {
    const { ids, info } = await readPage(list, asked, page);
    const { totalRecords, totalPages, isMore, ofNewest } = info;
    const newest = ofNewest && sort(matches.toSorted((a, b) => b.id - a.id).slice(0, ofNewest));
    expect([page, ids]).toEqual([page, (newest || all).slice((page - 1) * limit, page * limit)]);
    if (isMore) expect(totalRecords, `more than these of ${all.length}`).toBeLessThan(all.length);
    else if (page <= Math.max(1, pages)) expect([totalRecords, totalPages]).toEqual([all.length, pages]);
    else expect(totalRecords).toBeLessThanOrEqual(all.length);
  }
  return all.length;
}

const newestFirst = { order: "id", direction: "desc", limit: 20 };
const overdue = { money: "Overdue" };
const named = (path: string) => lists.find((list) => list.path === path)!;

test("a number that only the houses have finds their stays", async () => {
  for (const search of ["190001", "ar 19000", "1947 94190"])
    expect(await compareAll(named("Booking"), { ...newestFirst, filter: {}, search }, [])).toBeGreaterThan(0);
});

test("overdue stays among the deleted and the suspicious are in the order of their ids", async () => {
  for (const filter of [
    { ...overdue, isDeleted: "true" },
    { ...overdue, isSuspicious: "true" },
  ])
    expect(await compareAll(named("Booking"), { ...newestFirst, filter, search: "" }, [])).toBeGreaterThan(
      20,
    );
});

test("a list says “more than” only of fewer than there are", async () => {
  const filter = { hotelId: "1", money: "Unpaid" };
  const asked = { ...newestFirst, filter, search: "willow c", limit: 1 };
  expect(await compareAll(named("Booking"), asked, [])).toBeGreaterThan(100);
});

test("whatever is listed, each page has what a look at every record finds, in order", async () => {
  let found = 0;
  // Of bookings there are most filters.
  const which = fc.constantFrom(...lists, named("Booking"), named("Booking"));
  const all = which.chain((list) =>
    fc.record({
      path: fc.constant(list.path),
      filter: list.filters,
      search: searchOf(kept, list),
      order: fc.constantFrom("id", "id", ...Object.keys(list.orders)),
      direction: fc.constantFrom("asc", "desc"),
      limit: fc.constantFrom(1, 3, 7, 20, 50, 100),
      between: fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 2 }),
    }),
  );
  const property = fc.asyncProperty(all, async ({ path, between, ...asked }) => {
    found += await compareAll(named(path), asked, between);
  });
  await fc.assert(property, {
    numRuns: 120,
    seed: 17,
  });
  expect(found).toBeGreaterThan(1000);
});
