import { expect, test } from "vitest";
import type { CalendarRooms } from "#contract/calendar.ts";
import { isFreeNight, nightsIn, extendRange } from "./night-range.ts";

const sleeps = { units: 1, rentPerNight: 4500, maxAdults: 2, maxChild: 0 };
const calendar: CalendarRooms = {
  from: "2030-06-01",
  to: "2030-06-06",
  today: "2030-06-02",
  page: 1,
  isMore: false,
  rooms: [
    {
      ...sleeps,
      roomId: 1,
      roomType: "Double",
      hotelId: 1,
      hotel: "Willow",
      free: [1, 1, 2, 1, 0],
      bars: [],
    },
  ],
};
const begun = { roomId: 1, first: "2030-06-03", last: "2030-06-03" };

test("one night is a range, and either end comes first", () => {
  expect(nightsIn(begun)).toEqual({ from: "2030-06-03", to: "2030-06-04" });
  const range = { roomId: 1, first: "2030-06-04", last: "2030-06-02" };
  expect(nightsIn(range)).toEqual({ from: "2030-06-02", to: "2030-06-05" });
});

test("a range goes as far as nights are free, and not into the past", () => {
  expect(extendRange(calendar, begun, "2030-06-04")).toMatchObject({ last: "2030-06-04" });
  expect(extendRange(calendar, begun, "2030-06-02")).toMatchObject({ last: "2030-06-02" });
  expect(extendRange(calendar, begun, "2030-06-01")).toBeUndefined();
  expect(extendRange(calendar, begun, "2030-06-05")).toBeUndefined();
  expect(extendRange(calendar, begun, "2030-06-07")).toBeUndefined();
  expect(isFreeNight(calendar, 2, "2030-06-03")).toBe(false);
});
