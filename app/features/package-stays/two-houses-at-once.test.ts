import { expect, test } from "vitest";
import { twoHousesAtOnce } from "./two-houses-at-once.ts";

const stay = (hotelId: number, checkInDate: string, checkOutDate: string) => ({
  hotelId,
  hotel: `House ${hotelId}`,
  status: "Accepted" as const,
  checkInDate,
  checkOutDate,
});

test("two stays at two houses on the same night are told, with the nights", () => {
  const stays = [
    stay(1, "2030-06-01", "2030-06-04"),
    stay(2, "2030-06-03", "2030-06-07"),
    stay(3, "2030-06-05", "2030-06-08"),
  ];
  expect(twoHousesAtOnce(stays)).toEqual([
    "Both on 3 Jun: House 1 and House 2",
    "Both on 5 to 6 Jun: House 2 and House 3",
  ]);
});

test("who leaves on the day of the next arrival, who has two rooms in one house, and what was cancelled is no such case", () => {
  const first = stay(1, "2030-06-01", "2030-06-03");
  expect(twoHousesAtOnce([first, stay(2, "2030-06-03", "2030-06-04")])).toEqual([]);
  expect(twoHousesAtOnce([first, { ...first }])).toEqual([]);
  expect(twoHousesAtOnce([first, { ...stay(2, "2030-06-01", "2030-06-03"), status: "Rejected" }])).toEqual(
    [],
  );
});
