import { expect, test } from "vitest";
import { isMonthFirst, withDayFirst } from "./month-first.ts";

test("one slip of the pen among dates early in their months does not turn all of them round", () => {
  const days = ["05/11/2030", "07/11/2030", "08/11/2030", "10/11/2030", "03/12/2030", "06/12/2030"];
  expect(isMonthFirst(days)).toBe(false);
  expect(isMonthFirst([...days, "11/26/2030"])).toBe(false);
  expect(isMonthFirst([...days, "11/26/2030", "11/28/2030"])).toBe(true);
  expect(isMonthFirst([...days, "11/26/2030", "26/11/2030"])).toBe(false);
});

test.each(["11/26/30", "Tue, 11/26/30", "11 / 26 / 30", "11-26-30 14:00"])(
  "%j has its month first",
  (text) => {
    expect([isMonthFirst([text]), withDayFirst(text)]).toEqual([true, "26/11/30"]);
  },
);

test("other texts stay as they are, however long they are", () => {
  for (const text of ["2030-11-26", "26 Nov 2030", "1/".repeat(50_000)])
    expect([isMonthFirst([text]), withDayFirst(text)]).toEqual([false, text]);
});
