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
    '\uFEFFName,Note,Nights\r\n"Zoya, “Rani”","\'=HYPERLINK(""http://example.com"")",3\r\n\'+91 900,"line\nbreak",-1\r\n',
  );
});

test.each(["=1", "+1", "-1", "@x", "\tx", "\rx"])("%j stays text", (text) => {
  expect(toCsv([], [[text]])).toContain(`'${text}`);
});
