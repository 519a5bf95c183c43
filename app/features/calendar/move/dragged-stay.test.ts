import { expect, test } from "vitest";
import type { CalendarRooms } from "#contract/calendar.ts";
import {
  moveByRooms,
  moveToRoom,
  describeTarget,
  isTargetFree,
  isMoved,
  findDraggableStay,
  shiftNights,
} from "./dragged-stay.ts";

const rest = { units: 1, rentPerNight: 4500, maxAdults: 2, maxChild: 0 };
const nights = { arrival: "2030-06-02", departure: "2030-06-04", startsBefore: false, endsAfter: false };
const bar = { kind: "stay", id: 9, label: "Meera", unit: 1, from: "2030-06-02", to: "2030-06-04" } as const;
const calendar: CalendarRooms = {
  from: "2030-06-01",
  to: "2030-06-06",
  today: "2030-06-02",
  page: 1,
  isMore: false,
  rooms: [
    {
      ...rest,
      roomId: 1,
      roomType: "Double",
      hotelId: 1,
      hotel: "Willow",
      free: [1, 0, 0, 1, 0],
      bars: [{ ...bar, ...nights, status: "Accepted", version: 3 }],
    },
    { ...rest, roomId: 2, roomType: "Suite", hotelId: 1, hotel: "Willow", free: [1, 1, 1, 1, 1], bars: [] },
    { ...rest, roomId: 3, roomType: "Double", hotelId: 2, hotel: "Lake", free: [1, 1, 1, 1, 1], bars: [] },
  ],
};

function draggedStay() {
  const dragged = findDraggableStay(calendar, 1, 9);
  if (!dragged) throw new Error("the stay cannot be picked up");
  return dragged;
}

test("a stay moves and stretches, and keeps one night at least", () => {
  const stay = draggedStay();
  expect(shiftNights(stay, "whole", 1)).toMatchObject({ from: "2030-06-03", to: "2030-06-05" });
  expect(shiftNights(stay, "end", 2)).toMatchObject({ from: "2030-06-02", to: "2030-06-06" });
  expect(shiftNights(stay, "start", -1)).toMatchObject({ from: "2030-06-01", to: "2030-06-04" });
  expect(shiftNights(stay, "start", 2)).toBe(stay);
  expect(shiftNights(stay, "end", 59)).toBe(stay);
  expect([isMoved(stay), isMoved(shiftNights(stay, "whole", 1))]).toEqual([false, true]);
});

test("it goes to the room types of its house only", () => {
  const stay = draggedStay();
  expect(moveByRooms(calendar, stay, 1).roomId).toBe(2);
  expect(moveByRooms(calendar, stay, -1).roomId).toBe(1);
  expect(moveByRooms(calendar, { ...stay, roomId: 2 }, 1).roomId).toBe(2);
  expect(moveToRoom(calendar, stay, 3).roomId).toBe(1);
  expect(moveToRoom(calendar, stay, undefined).roomId).toBe(1);
});

test("its own nights are free for it, those of others are not, and words say so", () => {
  const stay = draggedStay();
  expect(isTargetFree(calendar, shiftNights(stay, "whole", 1))).toBe(true);
  const later = shiftNights(stay, "whole", 2);
  expect(isTargetFree(calendar, later)).toBe(false);
  expect(describeTarget(calendar, later)).toBe("Meera: 4 to 6 Jun, 2 nights, Double, not free");
});

test("a stay that is over, and one that is not there, are not picked up", () => {
  expect(findDraggableStay({ ...calendar, today: "2030-06-04" }, 1, 9)).toBeUndefined();
  expect(findDraggableStay(calendar, 2, 9)).toBeUndefined();
});
