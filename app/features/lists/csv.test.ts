import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("a spreadsheet reads it as UTF-8 and runs nothing in it", () => {
  const csv = toCsv(
    ["Name", "Note", "Nights"],
    [
      ["Zoya, “Rani”", '=HYPERLINK("http://example.com")', 3],
      ["+91 900", "line\nbreak", -1],
    ],
  );
  expect(csv).toBe(
    '\uFEFF"Name","Note","Nights"\r\n"Zoya, “Rani”","\'=HYPERLINK(""http://example.com"")",3\r\n"\'+91 900","line\nbreak",-1\r\n',
  );
});

test.each(["=1", "+1", "-1", "@x", "\tx", "\rx", "\nx", "＝1+1", "＋1", "－1", "＠x"])(
  "%j stays text",
  (text) => {
    expect(toCsv([], [[text]])).toContain(`"'${text}"`);
  },
);

test("where cells are parted by semicolons, a text is one cell too", () => {
  expect(toCsv([], [["a;=1+1", null, true]])).toBe('\uFEFF\r\n"a;=1+1","","true"\r\n');
});

test("a spreadsheet leaves the zeros before a telephone number where they are", () => {
  expect(toCsv([], [["0014155550100", "01942456789", "0", "9000000001", 0]])).toBe(
    '\uFEFF\r\n"\'0014155550100","\'01942456789","0","9000000001",0\r\n',
  );
});
