import { expect, test } from "vitest";
import { foldRooms } from "./fold-rooms.ts";

const rooms = (count: number, free = (_id: number) => 1) =>
  Array.from({ length: count }, (_, index) => ({ roomId: index + 1, free: free(index + 1) }));
const ids = ({ shown, folded }: ReturnType<typeof foldRooms>) =>
  [shown, folded].map((some) => some.map(({ roomId }) => roomId));

test("up to eight room types stand in sight, of more the first six, in their order", () => {
  expect(ids(foldRooms(rooms(8)))).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], []]);
  expect(ids(foldRooms(rooms(9)))).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9],
  ]);
});

test("full types and those that want more nights are folded first; the chosen one never", () => {
  expect(ids(foldRooms(rooms(10, (id) => (id < 4 ? 0 : 1))))).toEqual([
    [4, 5, 6, 7, 8, 9],
    [1, 2, 3, 10],
  ]);
  const short = rooms(9).map((room) => (room.roomId === 2 ? { ...room, minNights: 3 } : room));
  expect(ids(foldRooms(short))).toEqual([
    [1, 3, 4, 5, 6, 7],
    [2, 8, 9],
  ]);
  expect(ids(foldRooms(rooms(9), "9"))).toEqual([
    [1, 2, 3, 4, 5, 9],
    [6, 7, 8],
  ]);
});
