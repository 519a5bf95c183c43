import { expect, test } from "vitest";
import { nightsOfSeason, seasonAt } from "./season-nights.ts";

const months = (from: number | null, to: number | null) => ({ from, to });
const seasons = [months(3, 4), months(5, 8), months(9, 11), months(12, 2)];

test("every month has its season, also over the end of the year", () => {
  const found = Array.from({ length: 12 }, (_, month) =>
    seasonAt(seasons, `2030-${String(month + 1).padStart(2, "0")}-15`),
  );
  expect(found).toEqual([3, 3, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3]);
  expect(seasonAt([months(5, null)], "2030-12-01")).toBe(0);
  expect(seasonAt([], "2030-12-01")).toBe(0);
});

test.each([
  ["2030-11-23", ["2031-03-01", "2031-05-01"], ["2030-12-01", "2031-03-01"]],
  ["2030-12-31", ["2031-03-01", "2031-05-01"], ["2030-12-31", "2031-03-01"]],
  ["2031-02-28", ["2031-03-01", "2031-05-01"], ["2031-02-28", "2031-03-01"]],
  ["2031-03-15", ["2031-03-15", "2031-05-01"], ["2031-12-01", "2032-03-01"]],
  ["2031-04-30", ["2031-04-30", "2031-05-01"], ["2031-12-01", "2032-03-01"]],
  ["2031-05-01", ["2032-03-01", "2032-05-01"], ["2031-12-01", "2032-03-01"]],
])("on %s the next nights of spring and of winter are those that can be booked", (today, spring, winter) => {
  const nights = [seasons[0], seasons[3]].map((season) => season && nightsOfSeason(season, today));
  expect(nights.map((span) => span && [span.from, span.to])).toEqual([spring, winter]);
});

test("a season of one month, of the whole year, of the year's end, and one without months", () => {
  const on = (from: number | null, to: number | null) => nightsOfSeason(months(from, to), "2030-11-23");
  expect(on(5, null)).toEqual({ from: "2031-05-01", to: "2031-06-01" });
  expect(on(1, 12)).toEqual({ from: "2030-11-23", to: "2031-01-01" });
  expect(on(10, 12)).toEqual({ from: "2030-11-23", to: "2031-01-01" });
  expect(on(12, null)).toEqual({ from: "2030-12-01", to: "2031-01-01" });
  expect(on(12, 11)).toEqual({ from: "2030-11-23", to: "2030-12-01" });
  expect(on(null, null)).toBeUndefined();
});
