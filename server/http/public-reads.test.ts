import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { countQueries } from "#test/support/count-queries.ts";
import { addHotel } from "#test/support/factories.ts";
import { TestClock, testToday } from "#test/support/test-clock.ts";
import type { TestApp } from "#test/support/app.ts";
import { PublicReads } from "./public-reads.ts";

function openReads() {
  const clock = new TestClock(testToday);
  const content = {
    version: 1,
    looks: 0,
    current: () => ((content.looks += 1), content.version),
    close() {},
  };
  const reads = new PublicReads({ content, clock });
  let count = 0;
  const ask = (key: string, size = 1, moment = {}) =>
    reads.get(key, moment, async () => ({ data: Array.from({ length: size }, () => (count += 1)) }));
  return { reads, clock, content, ask };
}

test("a call is read once for a version of the content, and for half an hour at most", async () => {
  const { clock, content, ask } = openReads();
  expect((await ask("a")).data).toEqual([1]);
  expect((await ask("b")).data).toEqual([2]);
  expect((await ask("a")).data).toEqual([1]);
  content.version = 2;
  expect((await ask("a")).data).toEqual([3]);
  clock.forward(31 * 60);
  expect((await ask("a")).data).toEqual([4]);
});

test("what was read before a change is not cached after it", async () => {
  const { reads, content, ask } = openReads();
  const late = Promise.withResolvers<{ data: string }>();
  const before = reads.get("a", {}, () => late.promise);
  content.version = 2;
  await ask("b");
  late.resolve({ data: "old" });
  expect((await before).data).toBe("old");
  expect((await ask("a")).data).toEqual([2]);
});

test("calls of one moment look at the version once; a failed read is tried again", async () => {
  const { reads, content, ask } = openReads();
  const moment = {};
  await Promise.all([ask("a", 1, moment), ask("b", 1, moment)]);
  expect(content.looks).toBe(1);
  await expect(reads.get("c", {}, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect((await ask("c")).data).toEqual([3]);
});

test("who asks for ever other lists does not fill the memory", async () => {
  const { ask } = openReads();
  await ask("first", 50);
  for (let list = 0; list < 30; list += 1) await ask(`list ${list}`, 50);
  expect((await ask("list 29", 50)).data).toEqual(expect.arrayContaining([50 * 30 + 1]));
  expect((await ask("first", 50)).data).toEqual(expect.arrayContaining([50 * 31 + 1]));
});

const app = appOfFile();
const staff = staffOfFile(app);

test("equal calls of visitors ask the database once, until another process writes; staff's ask it each time", async () => {
  const id = await addHotel(staff);
  const { executor } = app.services.db;
  const read = (call: TestApp["call"]) => countQueries(executor, () => call("GET", `Hotel/byId?Id=${id}`));
  const first = await read(app.call);
  expect(first.count).toBeGreaterThan(0);
  const version = (await countQueries(executor, async () => app.services.content.current())).count;
  const second = await read(app.call);
  expect([second.count, second.result.data]).toEqual([version, first.result.data]);
  expect((await read(staff)).count).toBeGreaterThan(version);
  const other = app.reopen();
  await other.executor.updateTable("hotels").set({ name: "Poplar House" }).where("id", "=", id).execute();
  await other.executor.destroy();
  expect((await app.call("GET", `Hotel/byId?Id=${id}`)).data).toMatchObject({ hotelName: "Poplar House" });
});
