import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { freshDatabase } from "#test/support/fresh-database.ts";
import { TestClock } from "#test/support/test-clock.ts";
import type { Database } from "../db/open.ts";
import { Limits } from "./limits.ts";
import { deleteLimitsEndedBefore } from "./limits.queries.ts";

const fresh = await freshDatabase(inject("template"));
const day = 24 * 3600;
let other: Database;
let clock: TestClock;
let one: Limits;
let two: Limits;

beforeAll(async () => {
  other = fresh.reopen();
});
beforeEach(async () => {
  await fresh.db.executor.deleteFrom("limits").execute();
  clock = new TestClock("2030-06-01T06:30:00Z");
  one = new Limits(fresh.db, clock, true);
  two = new Limits(other, clock, true);
});
afterAll(async () => {
  await other.executor.destroy();
  await fresh.db.executor.destroy();
  await fresh.remove();
});

const ten = [{ key: "a", most: 10, seconds: 900 }];

test("two processes share one count: of 200 at once ten may go on", async () => {
  const waits = await Promise.all(
    Array.from({ length: 200 }, (_, index) => (index % 2 ? one : two).take(ten)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  expect(waits.filter((wait) => wait === 900)).toHaveLength(190);
});

test("what is given back opens the way again, in both processes, however many were refused meanwhile", async () => {
  for (let count = 0; count < 40; count += 1) await one.take(ten);
  expect(await two.take(ten)).toBe(900);
  for (let count = 0; count < 10; count += 1) await one.giveBack(ten);
  expect(await one.take(ten)).toBe(0);
  clock.forward(5);
  expect(await two.take(ten)).toBe(0);
});

test("a window begins with the first act, and ends", async () => {
  const two = [{ key: "b", most: 2, seconds: 60 }];
  expect(await one.take(two)).toBe(0);
  clock.forward(30);
  expect([await one.take(two), await one.take(two)]).toEqual([0, 30]);
  clock.forward(29.5);
  expect(await one.take(two)).toBe(1);
  clock.forward(0.5);
  expect(await one.take(two)).toBe(0);
});

test("what one allowance refuses the others do not count", async () => {
  const minute = { key: "c", most: 1, seconds: 60 };
  const hour = { key: "d", most: 4, seconds: 3600 };
  for (let count = 0; count < 3; count += 1) {
    expect(await one.take([minute, hour])).toBe(0);
    expect([await one.take([minute, hour]), await two.take([minute, hour])]).toEqual([60, 60]);
    clock.forward(60);
  }
  expect(await one.take([minute, hour])).toBe(0);
  clock.forward(60);
  expect(await one.take([minute, hour])).toBe(3600 - 240);
});

test("a clock that was a day ahead locks nobody out for longer than the window", async () => {
  clock.forward(day);
  for (let count = 0; count < 11; count += 1) await one.take(ten);
  clock.forward(-day);
  expect(await one.take(ten)).toBe(900);
  expect(await two.take(ten)).toBe(900);
  clock.forward(900);
  expect([await one.take(ten), await two.take(ten)]).toEqual([0, 0]);
});

test("windows that are over are tidied away", async () => {
  await one.take(ten);
  await one.take([{ key: "e", most: 1, seconds: day }]);
  clock.forward(900);
  await deleteLimitsEndedBefore(fresh.db.executor, clock.now().toISOString());
  expect(await fresh.db.executor.selectFrom("limits").select("key").execute()).toEqual([{ key: "e" }]);
});

test("a count within a transaction is undone with it", async () => {
  const rolledBack = fresh.db.executor.transaction().execute(async (transaction) => {
    for (let count = 0; count < 10; count += 1) await one.take(ten, transaction);
    throw new Error("undone");
  });
  await expect(rolledBack).rejects.toThrow("undone");
  expect(await one.take(ten)).toBe(0);
});

test("with the database away nothing passes uncounted", async () => {
  const away = fresh.reopen();
  const limits = new Limits(away, clock, true);
  expect(await limits.take(ten)).toBe(0);
  await away.executor.destroy();
  await expect(limits.take(ten)).rejects.toThrow();
});

test("turned off, nothing is counted and nothing asked", async () => {
  const off = new Limits({ ...other, executor: undefined as never }, clock, false);
  expect(await off.take(ten)).toBe(0);
  await off.giveBack(ten);
});
