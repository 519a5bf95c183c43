import { expect, test } from "vitest";
import type { Bar, CalendarRoom } from "#contract/calendar.ts";
import { daysOfMonth } from "#contract/rules/month.ts";
import { lanesOf } from "./lanes.ts";

const days = daysOfMonth("2030-06");

function bar(unit: number, from: string, to: string): Bar {
  const ends = { startsBefore: false, endsAfter: false };
  return { kind: "stay", id: unit, label: "Meera Pillai", status: "Accepted", unit, from, to, ...ends };
}

function roomWith(units: number, bars: Bar[]): CalendarRoom {
  const sleeps = { maxAdults: 2, maxChild: 1 };
  return { roomId: 1, roomType: "Deluxe Double", units, rentPerNight: 4500, ...sleeps, free: [], bars };
}

test("a lane covers every night of the month once", () => {
  const { lanes } = lanesOf(
    roomWith(2, [bar(1, "2030-06-01", "2030-06-03"), bar(1, "2030-06-03", "2030-06-30")]),
    days,
  );
  const [first, second] = lanes;
  expect(first?.cells.map((cell) => ("bar" in cell ? cell.nights : cell.day))).toEqual([2, 27, "2030-06-30"]);
  expect(second?.cells).toHaveLength(30);
});

test("of a dormitory's forty beds only those in use are shown, and one more", () => {
  const { lanes, hidden } = lanesOf(roomWith(40, [bar(9, "2030-06-01", "2030-06-03")]), days);
  expect([lanes.length, hidden]).toEqual([10, 30]);
});

test("a bar in a room that was taken off since is still shown", () => {
  expect(lanesOf(roomWith(1, [bar(3, "2030-06-01", "2030-06-03")]), days).lanes).toHaveLength(3);
});
