import { beforeAll, expect, test } from "vitest";
import type { Hotel, HotelFacets } from "#contract/hotels.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { countQueries } from "#test/support/count-queries.ts";
import { statementsOf } from "#test/support/query-plans.queries.ts";
import { addHouses, addSeasons } from "../../bench/renders/many-seasons.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);

// 300 room types, 60 periods each.

beforeAll(async () => {
  const { executor } = app.services.db;
  await addHouses(executor, 100);
  await addSeasons(executor, 60, "2030-06-10");
});

async function hotels(limit: number, more = ""): Promise<Hotel[]> {
  const stay = "checkIn=2030-06-10&checkOut=2030-06-14";
  const { data, status } = await app.call("GET", `Hotel/AllUser?limit=${limit}&${stay}${more}`);
  expect(status).toBe(200);
  return data as Hotel[];
}

/** What the call itself asks: the least of five, for now and then the process asks something of its own beside it. */
async function queriesOf(ask: () => Promise<Hotel[]>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 5; time += 1)
    counts.push((await countQueries(app.services.db.executor, ask)).count);
  return Math.min(...counts);
}

test("a list with dates asks the database as often for a hundred houses as for two", async () => {
  expect([(await hotels(2)).length, (await hotels(100)).length]).toEqual([2, 100]);
  for (const more of ["", "&sort=cheapest&maxRate=6100"])
    expect(await queriesOf(() => hotels(100, more))).toBe(await queriesOf(() => hotels(2, more)));
});

test("each of them is priced by the shorter of the two of its sixty seasons that have these nights", async () => {
  for (const { stay } of await hotels(100)) expect(stay).toEqual({ nights: 4, total: 4 * 6100, free: 15 });
});

test("what the houses cost is read once for a version of the content", async () => {
  const { executor } = app.services.db;
  await hotels(10);
  const again = await statementsOf(executor, () => hotels(10));
  expect(again.filter(({ sql }) => /rate_periods|extras|"pictures"/.test(sql))).toEqual([]);
  await executor.updateTable("rate_periods").set({ rate_paise: 700_000 }).execute();
  for (const { stay } of await hotels(10)) expect(stay?.total).toBe(4 * 7000);
});

test("a page behind the last has no house, and tells how many there are", async () => {
  const { data, pageInfo } = await app.call(
    "GET",
    "Hotel/AllUser?limit=60&CurrentPage=3&checkIn=2030-06-10&checkOut=2030-06-14",
  );
  expect([data, pageInfo]).toMatchObject([[], { totalRecords: 100, totalPages: 2 }]);
});

test("the filters of the list are counted once for a version of the content", async () => {
  const { executor } = app.services.db;
  const lowestRate = async () => {
    const { data } = await staff("GET", "Hotel/facets");
    return (data as HotelFacets).lowestRate;
  };
  const before = await lowestRate();
  const again = await statementsOf(executor, lowestRate);
  expect(again.filter(({ sql }) => /hotels|rooms/.test(sql))).toEqual([]);
  await executor.updateTable("rooms").set({ rent_paise: 100 }).execute();
  expect([before === 1, await lowestRate()]).toEqual([false, 1]);
});
