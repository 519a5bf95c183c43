import { expect, test } from "vitest";
import type { Bar, CalendarRoom } from "#contract/calendar.ts";
import { lanesOf } from "./lanes.ts";

const june = { from: "2030-06-01", to: "2030-07-01" };

function bar(unit: number, from: string, to: string): Bar {
  const ends = { startsBefore: false, endsAfter: false, arrival: from, departure: to, version: 1 };
  return { kind: "stay", id: unit, label: "Meera Pillai", status: "Accepted", unit, from, to, ...ends };
}

function roomWith(units: number, bars: Bar[]): CalendarRoom {
  const sleeps = { maxAdults: 2, maxChild: 1 };
  return { roomId: 1, roomType: "Deluxe Double", units, rentPerNight: 4500, ...sleeps, free: [], bars };
}

test("a lane covers every night in sight once", () => {
  const { lanes } = lanesOf(
    roomWith(2, [bar(1, "2030-06-03", "2030-06-30"), bar(1, "2030-06-01", "2030-06-03")]),
    june,
  );
  const [first, second] = lanes;
  expect(first?.cells.map((cell) => ("bar" in cell ? cell.nights : cell.day))).toEqual([2, 27, "2030-06-30"]);
  expect(second?.cells).toEqual([{ day: "2030-06-01", nights: 30 }]);
});

test("of a dormitory's forty beds only those in use are shown, and one more", () => {
  const { lanes, hidden } = lanesOf(roomWith(40, [bar(9, "2030-06-01", "2030-06-03")]), june);
  expect([lanes.length, hidden]).toEqual([10, 30]);
});

test("among all houses only the rooms in use are shown", () => {
  const { lanes, hidden } = lanesOf(roomWith(40, [bar(9, "2030-06-01", "2030-06-03")]), june, true);
  expect([lanes.map(({ unit }) => unit), hidden]).toEqual([[9], 0]);
  expect(lanesOf(roomWith(2, []), june, true).lanes).toEqual([]);
});

test("a bar in a room that was taken off since is still shown", () => {
  expect(lanesOf(roomWith(1, [bar(3, "2030-06-01", "2030-06-03")]), june).lanes).toHaveLength(3);
});
