import { afterAll, beforeAll, expect, test } from "vitest";
import type { Hotel } from "#contract/hotels.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { countQueries } from "#test/support/count-queries.ts";
import { addHouses, addSeasons } from "../../bench/renders/many-seasons.queries.ts";

let app: TestApp;

// 300 room types, 60 periods each.
beforeAll(async () => {
  app = await startTestApp();
  const { executor } = app.services.db;
  await addHouses(executor, 100);
  await addSeasons(executor, 60, "2030-06-10");
});
afterAll(() => app.stop());

async function hotels(limit: number, more = ""): Promise<Hotel[]> {
  const stay = "checkIn=2030-06-10&checkOut=2030-06-14";
  const { data, status } = await app.call("GET", `Hotel/AllUser?limit=${limit}&${stay}${more}`);
  expect(status).toBe(200);
  return data as Hotel[];
}

test("a list with dates asks the database as often for a hundred houses as for two", async () => {
  const { executor } = app.services.db;
  await hotels(2);
  const few = await countQueries(executor, () => hotels(2));
  const many = await countQueries(executor, async () => expect(await hotels(100)).toHaveLength(100));
  expect([few.result.length, many.count]).toEqual([2, few.count]);
  const sorted = await countQueries(executor, () => hotels(100, "&sort=cheapest&maxRate=6100"));
  const sortedFew = await countQueries(executor, () => hotels(2, "&sort=cheapest&maxRate=6100"));
  expect(sorted.count).toBe(sortedFew.count);
});

test("each of them is priced by the shorter of the two of its sixty seasons that have these nights", async () => {
  for (const { stay } of await hotels(100)) expect(stay).toEqual({ nights: 4, total: 4 * 6100, free: 15 });
});
