import { expect, test } from "vitest";
import { copiesToKeep } from "./copies-to-keep.ts";

const day = 86_400_000;
const start = Date.parse("2030-06-01T12:00+05:30");
const nights = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ takenAt: new Date(start + n * day) }));
const kept = (count: number, keep: { days: number; weeks: number; months: number }) =>
  [...copiesToKeep(nights(count), keep)].map(({ takenAt }) => takenAt.toISOString().slice(0, 10)).toSorted();

test("the newest of each of the latest days, weeks and months stays", () => {
  const dates = kept(400, { days: 7, weeks: 4, months: 12 });
  const days = ["06-29", "06-30", "07-01", "07-02", "07-03", "07-04", "07-05"].map((date) => `2031-${date}`);
  expect(dates.slice(-7)).toEqual(days);
  // Sundays, and the last days of months.
  expect(dates).toEqual(expect.arrayContaining(["2031-06-22", "2031-06-15"]));
  expect(dates).toEqual(expect.arrayContaining(["2031-05-31", "2031-02-28", "2030-08-31"]));
  expect(dates).toHaveLength(7 + 2 + 10);
});

test("several copies of one day count as one, and the newest always stays", () => {
  const copies = ["03:00", "11:00", "19:00"].map((hour) => ({
    takenAt: new Date(`2030-06-01T${hour}+05:30`),
  }));
  const one = copiesToKeep(copies, { days: 7, weeks: 4, months: 0 });
  expect([...one]).toEqual([copies[2]]);
  expect(copiesToKeep(copies, { days: 0, weeks: 0, months: 0 })).toEqual(new Set([copies[2]]));
  expect(copiesToKeep([], { days: 7, weeks: 4, months: 0 }).size).toBe(0);
});

test("without months nothing is older than the weeks that are kept", () => {
  expect(kept(400, { days: 7, weeks: 4, months: 0 }).at(0)).toBe("2031-06-15");
});
