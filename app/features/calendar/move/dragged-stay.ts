import type { Bar, CalendarRooms } from "#contract/calendar.ts";
import { stayInWords } from "#contract/rules/dates.ts";
import { addDays, type CalendarDate, longestStay, nightsBetween } from "#contract/rules/stay.ts";

type Spot = { roomId: number; from: CalendarDate; to: CalendarDate };

/** A dragged stay: its target, with nights `[from, to)`, and its stored position `home`. */
export type DraggedStay = Spot & { id: number; version: number; name: string; home: Spot };

/** Which part of a stay is moved: all of it, its first night or its last. */
export type DraggedPart = "whole" | "start" | "end";

/** Only accepted stays that are not over can be moved. */
export function isMovable({ kind, status, departure }: Bar, today: CalendarDate): boolean {
  return kind === "stay" && status === "Accepted" && departure > today;
}

export function findDraggableStay(
  calendar: CalendarRooms,
  roomId: number,
  stay: number,
): DraggedStay | undefined {
  const bars = calendar.rooms.find((room) => room.roomId === roomId)?.bars ?? [];
  const bar = bars.find(({ kind, id }) => kind === "stay" && id === stay);
  if (!bar || !isMovable(bar, calendar.today)) return undefined;
  const home = { roomId, from: bar.arrival, to: bar.departure };
  return { ...home, id: stay, version: bar.version, name: bar.label, home };
}

/** Moves the gripped part by `days`; unchanged when the stay would have no night or be too long. */
export function shiftNights(dragged: DraggedStay, grip: DraggedPart, days: number): DraggedStay {
  const from = grip === "end" ? dragged.from : addDays(dragged.from, days);
  const to = grip === "start" ? dragged.to : addDays(dragged.to, days);
  const nights = nightsBetween(from, to);
  return nights < 1 || nights > longestStay ? dragged : { ...dragged, from, to };
}

/** The room types of the stay's hotel, in the order of the board. */
function houseOf(calendar: CalendarRooms, { home }: DraggedStay) {
  const hotelId = calendar.rooms.find(({ roomId }) => roomId === home.roomId)?.hotelId;
  return calendar.rooms.filter((room) => room.hotelId === hotelId);
}

/** The stay in another room type of its hotel; unchanged when the room type is not of that hotel. */
export function moveToRoom(
  calendar: CalendarRooms,
  dragged: DraggedStay,
  roomId: number | undefined,
): DraggedStay {
  const isOfHouse = houseOf(calendar, dragged).some((room) => room.roomId === roomId);
  return isOfHouse && roomId !== undefined ? { ...dragged, roomId } : dragged;
}

/** The stay moved by `step` room types of its hotel: -1 is one up, 1 is one down. */
export function moveByRooms(calendar: CalendarRooms, dragged: DraggedStay, step: number): DraggedStay {
  const rooms = houseOf(calendar, dragged);
  const at = rooms.findIndex(({ roomId }) => roomId === dragged.roomId) + step;
  return moveToRoom(calendar, dragged, rooms[at]?.roomId);
}

export function isMoved({ home, roomId, from, to }: DraggedStay): boolean {
  return home.roomId !== roomId || home.from !== from || home.to !== to;
}

/** Whether the target is free on the nights shown; rooms that the stay itself holds count as free. */
export function isTargetFree(calendar: CalendarRooms, { id, roomId, from, to }: DraggedStay): boolean {
  const room = calendar.rooms.find((one) => one.roomId === roomId);
  const ownRooms = (day: CalendarDate) =>
    room?.bars.filter((bar) => bar.kind === "stay" && bar.id === id && bar.from <= day && day < bar.to)
      .length ?? 0;
  return (room?.free ?? []).every((free, index) => {
    const day = addDays(calendar.from, index);
    return day < from || day >= to || free + ownRooms(day) > 0;
  });
}

/** `Meera Pillai: 12 to 14 Dec, 2 nights, Deluxe Double`. */
export function describeTarget(calendar: CalendarRooms, dragged: DraggedStay): string {
  const { name, from, to, roomId } = dragged;
  const type = calendar.rooms.find((room) => room.roomId === roomId)?.roomType ?? "";
  const notFree = isTargetFree(calendar, dragged) ? "" : ", not free";
  return `${name}: ${stayInWords(from, to)}, ${type}${notFree}`;
}
