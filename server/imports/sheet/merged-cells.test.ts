import { expect, test } from "vitest";
import { textRow, workbook } from "#test/support/workbook.ts";
import { readWorkbook } from "./read-workbook.ts";

const sheetOf = (rows: readonly string[][], merged: readonly string[]) =>
  readWorkbook(workbook(rows.map((cells, index) => textRow(index + 1, cells)).join(""), {}, merged));

test("a cell that is merged downwards has its value in each row of it, and in no other", () => {
  const { headings, rows, across } = sheetOf(
    [
      ["House", "Room", "Rent"],
      ["Willow", "Double", "4500"],
      ["", "Suite", ""],
      ["", "Single", "3000"],
      ["", "Twin", ""],
      ["Pine", "Double", ""],
    ],
    ["A2:A4", "C2:C3"],
  );
  expect(headings).toEqual(["House", "Room", "Rent"]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Willow", "Double", "4500"],
    ["Willow", "Suite", "4500"],
    ["Willow", "Single", "3000"],
    ["", "Twin"],
    ["Pine", "Double"],
  ]);
  expect(across).toBeUndefined();
});

test("merged headings stay as they are read, and a row of nothing else is none", () => {
  const { headings, rows } = sheetOf(
    [["Guest", "Dates", ""], ["", "From", "To"], ["Asha", "1", "2"], [], ["", "3", "4"]],
    ["A1:A2", "B1:C1", "A3:A5"],
  );
  expect(headings).toEqual(["Guest", "Dates: From", "Dates: To"]);
  expect(rows).toEqual([
    { row: 3, cells: ["Asha", "1", "2"] },
    { row: 5, cells: ["Asha", "3", "4"] },
  ]);
});

test("what stands over several columns is of the first of them, and the row is told", () => {
  const { rows, across } = sheetOf(
    [["Guest", "Phone", "Note"], ["Asha"], ["", "", "late"]],
    ["A2:B3", "A9:C9", "nonsense", "A2"],
  );
  expect(rows.map(({ cells }) => cells)).toEqual([["Asha"], ["Asha", "", "late"]]);
  expect(across).toEqual([2]);
});

const many = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at));
const list = [["A", "B"], ...many(5000, (at) => `${at}`).map((text) => [text, text])];

/** Milliseconds of a processor: others may work beside it. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("ten thousand ranges over all rows, or one over a million of them, cost no more than the rows", () => {
  const overAll = many(10_000, () => "A2:XFD1048576");
  const plain = costOf(() => sheetOf(list, []));
  for (const ranges of [overAll, ["A2:A1048576"], many(10_000, (at) => `A${at + 2}:B${at + 2}`)]) {
    const cost = costOf(() => {
      try {
        sheetOf(list, ranges);
      } catch (error) {
        expect(String(error)).toContain("too large to be read here");
      }
    });
    expect(cost).toBeLessThan(10 * plain + 1000);
  }
});

test("what would fill too much, and more ranges than a register has, are refused in words", () => {
  const long = [["A"], ["x".repeat(6000)], ...many(4999, () => "").map(() => ["", "1"])];
  expect(() => sheetOf(long, ["A2:A1048576"])).toThrow("too large to be read here");
  expect(() =>
    sheetOf(
      list,
      many(10_000, () => "A2:A5001"),
    ),
  ).toThrow("too large to be read here");
  expect(() =>
    sheetOf(
      list,
      many(50_001, () => "A2:A3"),
    ),
  ).toThrow("more than 50,000 merged cells");
});
