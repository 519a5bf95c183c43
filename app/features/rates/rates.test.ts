import { expect, test } from "vitest";
import { type RatePeriodShown, seasonForm } from "#contract/rate-periods.ts";
import { copyMessage, planCopies } from "./copy-last-year.ts";
import { previewChange } from "./preview-change.ts";
import { rateCells } from "./rate-cells.ts";
import { readSeason, toPeriods } from "./season-values.ts";
import { nightsInWords, seasonsOf } from "./house-seasons.ts";

function period(change: Partial<RatePeriodShown> = {}): RatePeriodShown {
  return {
    id: 1,
    hotelId: 1,
    roomId: 3,
    roomType: "Deluxe Double",
    name: "Winter",
    from: "2028-01-10",
    to: "2028-03-01",
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    isYearly: false,
    rentPerNight: 5200,
    minNights: 1,
    isDeleted: false,
    version: 1,
    ...change,
  };
}

test("last year's prices move by a year; 29 February becomes the 28th, and none is there twice", () => {
  const copies = (periods: RatePeriodShown[], today = "2028-06-01") =>
    planCopies(2029, periods, today).copies.map(({ from, to }) => [from, to]);
  expect(copies([period()])).toEqual([["2029-01-10", "2029-03-01"]]);
  expect(copies([period({ from: "2028-02-28", to: "2028-02-29" })])).toEqual([["2029-02-28", "2029-03-01"]]);
  expect(copies([period({ from: "2028-12-20", to: "2029-01-05" })])).toEqual([["2029-12-20", "2030-01-05"]]);
  expect(copies([period({ isYearly: true }), period({ from: "2027-01-10", to: "2027-03-01" })])).toEqual([]);
  expect(copies([period(), period({ id: 2, from: "2029-01-10", to: "2029-03-01" })])).toEqual([]);
  expect(copies([period()], "2029-03-01")).toEqual([]);
  const leapDay = period({ id: 2, name: "Leap day", from: "2028-02-29", to: "2028-03-01" });
  const eve = period({ id: 3, name: "Eve", from: "2028-02-28", to: "2028-02-29" });
  const [kept, ...none] = planCopies(2029, [leapDay, eve], "2028-06-01").copies;
  expect([kept?.name, kept?.from, kept?.to, none]).toEqual(["Eve", "2029-02-28", "2029-03-01", []]);
  const winter = period({ from: "2027-12-01", to: "2028-02-29" });
  expect(planCopies(2028, [winter], "2028-06-01").copies).toMatchObject([
    { from: "2028-12-01", to: "2029-03-01" },
  ]);
  const february = period({ from: "2027-02-01", to: "2027-03-01" });
  expect(planCopies(2028, [february], "2027-06-01").copies).toMatchObject([{ to: "2028-03-01" }]);
});

test("copying says what it did: twice makes nothing, and an empty year says so", () => {
  const winter = period();
  const there = period({ id: 2, from: "2029-01-10", to: "2029-03-01" });
  const suite = period({ id: 3, roomId: 4 });
  const words = (periods: RatePeriodShown[]) => copyMessage(planCopies(2029, periods, "2028-06-01"));
  expect(words([winter])).toBe("1 price copied to 2029.");
  expect(words([winter, there, suite])).toBe("1 price copied to 2029. There already: Winter.");
  expect(words([winter, there])).toBe("Nothing was copied. There already: Winter.");
  expect(words([])).toBe("Nothing was copied: 2028 has no prices that begin then and are not over by 2029.");
});

test("the same nights of several room types are one season, in words with its last night", () => {
  const [season, ...others] = seasonsOf([period({ id: 2, roomId: 4 }), period()]);
  expect(others).toEqual([]);
  expect(season?.prices.map(({ roomId }) => roomId)).toEqual([3, 4]);
  expect(nightsInWords(period())).toBe("10 Jan to 29 Feb 2028");
  const party = period({
    from: "2028-12-31",
    to: "2029-01-01",
    weekdays: [5, 6],
    isYearly: true,
    minNights: 3,
  });
  expect(nightsInWords(party)).toBe(
    "the night of 31 Dec 2028, Fri, Sat nights, every year, at least 3 nights",
  );
});

test("nights next to each other at one price share a cell", () => {
  const room = { id: 3, rentPerNight: 4500 };
  const cells = rateCells(room, [period({ from: "2028-01-30" })], "2028-01");
  expect(cells).toEqual([
    { from: "2028-01-01", nights: 29, rent: 4500, name: "" },
    { from: "2028-01-30", nights: 2, rent: 5200, name: "Winter" },
  ]);
});

test("the form's last night is in the price, an empty price leaves its type, and rupees are read as written", () => {
  const form = new FormData();
  const fields = [
    ["name", "Winter"],
    ["from", "2030-12-01"],
    ["last", "2031-02-28"],
    ["weekday", "5"],
    ["weekday", "6"],
    ["price-3", "₹ 5,200"],
    ["was-3", "9:2"],
    ["price-4", " "],
  ] as const;
  for (const [name, value] of fields) form.append(name, value);
  const { roomIds, periods } = toPeriods(readSeason(form));
  expect(roomIds).toEqual([3]);
  expect(periods).toMatchObject([
    { id: "9", version: "2", roomId: 3, to: "2031-03-01", weekdays: ["5", "6"], rentPerNight: "5200" },
  ]);
});

test("a change tells what it does to the next nights, and counts none twice", () => {
  const rooms = [{ id: 3, roomType: "Deluxe Double", rentPerNight: 4500 }];
  const feast = {
    roomId: 3,
    name: "Feast",
    from: "2028-02-01",
    to: "2028-02-11",
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  };
  const change = { ...feast, isYearly: false, rentPerNight: 9000 };
  const [told] = previewChange(rooms, [], [change], "2028-02-06");
  expect(told).toEqual({
    roomType: "Deluxe Double",
    changed: 5,
    before: { lowest: 4500, highest: 4500, average: 4500 },
    after: { lowest: 4500, highest: 9000, average: 4750 },
  });
  const stored = period({ ...feast, id: 9, rentPerNight: 9000 });
  const [same] = previewChange(rooms, [stored], [{ ...change, id: 9 }], "2028-02-06");
  expect(same?.changed).toBe(0);
  const [winter] = previewChange(
    rooms,
    [stored],
    [{ ...change, from: "2028-01-01", rentPerNight: 100 }],
    "2028-02-06",
  );
  expect(winter?.changed).toBe(0);
  const isWhole = (price: object) => seasonForm.safeParse({ periods: [price] }).success;
  expect([isWhole(change), isWhole({ ...change, to: "2028-02-01" })]).toEqual([true, false]);
});
