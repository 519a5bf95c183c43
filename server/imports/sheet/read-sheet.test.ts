import type { Worker } from "node:worker_threads";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { textRow, workbook } from "#test/support/workbook.ts";
import { readCsv } from "./read-csv.ts";
import { readSheet } from "./read-sheet.ts";
import { readWorkbook } from "./read-workbook.ts";

const csv = (text: string) => readCsv(new TextEncoder().encode(text));

describe("CSV", () => {
  test("rows are numbered as a spreadsheet numbers them, whatever the separator and line breaks are", () => {
    const { headings, rows } = csv(
      '\uFEFFGuest;Phone\r\n\r\n"Asha; Mehta";"+91 90000"\r\n"two\nlines";1\r\n',
    );
    expect(headings).toEqual(["Guest", "Phone"]);
    expect(rows).toEqual([
      { row: 3, cells: ["Asha; Mehta", "+91 90000"] },
      { row: 4, cells: ["two\nlines", "1"] },
    ]);
    expect(csv("a\tb\n1\t2\n").rows).toEqual([{ row: 2, cells: ["1", "2"] }]);
  });

  test("a title above the headings is none of them, nor is the line that names the separator", () => {
    const rows = [{ row: 4, cells: ["Asha", "1"] }];
    expect(csv("Booking register\n\nGuest;Phone\nAsha;1\n")).toEqual({ headings: ["Guest", "Phone"], rows });
    expect(csv("sep=;\nHouse, lake and sky\nGuest;Phone\nAsha;1\n")).toEqual({
      headings: ["Guest", "Phone"],
      rows,
    });
    expect(csv(",,Register of 2027,,\nPrinted in May,,,,\nGuest,Phone\nAsha,1\n").headings).toEqual([
      "Guest",
      "Phone",
    ]);
    expect(csv("Hotel\nWillow\nWalnut\n").headings).toEqual(["Hotel"]);
    const long = `Hotel\n${"Willow\n".repeat(9)}Walnut,note\n`;
    expect(csv(long)).toMatchObject({ headings: ["Hotel"], rows: { length: 10 } });
  });

  test("a heading over several columns is read with those beneath it", () => {
    const { headings, rows } = csv(
      "Register\nGuest details,,Dates,,Room\nName,Phone,From,To,\nAsha,9000000001,1,2,x\n",
    );
    expect(headings).toEqual([
      "Guest details: Name",
      "Guest details: Phone",
      "Dates: From",
      "Dates: To",
      "Room",
    ]);
    expect(rows).toEqual([{ row: 4, cells: ["Asha", "9000000001", "1", "2", "x"] }]);
    expect(csv("Guest,Dates\n,From,To\nAsha,1,2\n").headings).toEqual(["Guest", "Dates: From", "Dates: To"]);
    // These are rows, whatever they have beneath an empty heading.
    for (const row of ["Mr,Asha,9000000001", "House,Room,4500", "Mr,Asha,"])
      expect(csv(`Guest,,Phone\n${row}\n`).rows).toHaveLength(1);
  });

  test("a formula is text, also as our own files keep it from being one", () => {
    expect(csv(`a,b,c,d\n=1+1,'=HYPERLINK("x"),@sum,-3\n`).rows[0]?.cells).toEqual([
      "=1+1",
      '=HYPERLINK("x")',
      "@sum",
      "-3",
    ]);
  });

  test("files of older spreadsheets have their letters", () => {
    expect(readCsv(new Uint8Array([97, 10, 0xe9])).rows[0]?.cells).toEqual(["é"]);
    expect(readCsv(new Uint8Array([0xff, 0xfe, 97, 0, 10, 0, 98, 0])).rows[0]?.cells).toEqual(["b"]);
  });

  test.each([
    ["", "The file is empty"],
    ["\n\n", "The file is empty"],
    ["a,b\n", "The file has headings and no rows below them"],
    ["a\u0000b\n", "This is neither a CSV nor an Excel file (.xlsx)"],
    ["a,".repeat(101) + "b\n1\n", "The file has more than 100 columns"],
    [`a\n${"1\n".repeat(100_000)}`, "The file has more than 25,000 rows. Please split it into several files"],
    [
      `a,b\n"${"x".repeat(300_000)}`,
      "This CSV file could not be read. Save it once more as CSV, or as .xlsx",
    ],
  ])("%# says in words why not", (text, why) => {
    expect(() => csv(text)).toThrow(why);
  });
});

describe("Excel", () => {
  test("takes texts, numbers, dates, and what a formula came to", () => {
    const rows =
      textRow(1, ["A", "B", "C", "D", "E", "F", "G", "H"]) +
      `<row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4" t="s"><v>1</v></c><c r="C4"><v>9.19E9</v></c>` +
      `<c r="D4" s="1"><v>46370</v></c><c r="E4" s="2"><v>46370.75</v></c>` +
      `<c r="F4" t="str"><f>WEBSERVICE("http://evil.example")</f><v>told</v></c><c r="G4" t="e"><v>#REF!</v></c>` +
      `<c r="H4" t="b"><v>1</v></c></row>`;
    const { rows: read } = readWorkbook(workbook(rows));
    const cells = ["Shared & told", "Rich text", "9190000000", "2026-12-14", "2026-12-14", "told", "", "yes"];
    expect(read).toEqual([{ row: 4, cells }]);
  });

  test("a million empty rows and columns are none", () => {
    const empty = `<row r="3">${'<c s="1"/>'.repeat(5_000)}<c r="XFD3"><v>1</v></c></row>`;
    const many = '<row><c s="1"/></row>'.repeat(50_000);
    const { rows } = readWorkbook(workbook(textRow(1, ["A"]) + textRow(2, ["x"]) + empty + many));
    expect(rows).toEqual([{ row: 2, cells: ["x"] }]);
  });

  const oneRow = textRow(1, ["A"]) + textRow(2, ["x"]);
  const entity = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><sst><si><t>&e;</t></si></sst>`;
  const lol = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>`;
  test.each([
    ["an external entity", workbook(oneRow, { "xl/sharedStrings.xml": entity }), "not as Excel writes it"],
    ["entities within entities", workbook(oneRow, { "xl/sharedStrings.xml": lol }), "not as Excel writes it"],
    ["broken XML", workbook(oneRow, { "xl/styles.xml": "<a><b></a>" }), "This Excel file is damaged"],
    ["no sheet", workbook(oneRow, { "xl/workbook.xml": "<workbook/>" }), "This Excel file has no sheet"],
    ["another ZIP", zipSync({ "a.xml": strToU8("<a/>") }), "This is no Excel file (.xlsx)"],
    ["100,000 rows", workbook(oneRow.repeat(50_000)), "more than 25,000 rows"],
    ["a bomb", zipSync({ "xl/workbook.xml": new Uint8Array(70_000_000) }), "too large to be read here"],
  ])("%s is refused in words", (_, bytes, why) => {
    expect(() => readWorkbook(bytes)).toThrow(why);
  });

  test("a short file that names one long text many times is refused before it is as long", () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(30);
    const long = `<sst><si><t>${"x".repeat(6_000)}</t></si></sst>`;
    const bytes = workbook(textRow(1, ["A", "B"]) + `<row>${cells}</row>`.repeat(5_000), {
      "xl/sharedStrings.xml": long,
    });
    expect(bytes.length).toBeLessThan(50_000);
    expect(() => readWorkbook(bytes)).toThrow("too large to be read here");
  });

  test.each(["NaN", "1e999", "2.5", "-7", "0", "9e15", "constructor"])(
    "a row that says to be number %s is the next one",
    (number) => {
      const { rows } = readWorkbook(workbook(textRow(1, ["A"]) + `<row r="${number}"><c><v>5</v></c></row>`));
      expect(rows).toEqual([{ row: 2, cells: ["5"] }]);
    },
  );

  test.each(["constructor", "__proto__", "toString"])("a sheet at /%s is none", (name) => {
    const rels = `<Relationships><Relationship Id="rId1" Target="/${name}"/></Relationships>`;
    const bytes = workbook(textRow(1, ["A"]) + textRow(2, ["x"]), { "xl/_rels/workbook.xml.rels": rels });
    expect(() => readWorkbook(bytes)).toThrow("This is no Excel file (.xlsx)");
  });

  test("a bomb that lies about its size unpacks to what it says", () => {
    const bytes = zipSync({ "xl/workbook.xml": new Uint8Array(20_000_000) });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const directory = bytes.length - 22 - (46 + "xl/workbook.xml".length);
    expect(view.getUint32(directory + 24, true)).toBe(20_000_000);
    view.setUint32(directory + 24, 100, true);
    expect(() => readWorkbook(bytes)).toThrow(/damaged|no Excel file/);
  });
});

test("files are read in a thread of their own, which ends with what it may use", async () => {
  const [sheet, old] = await Promise.all([
    readSheet(new TextEncoder().encode("a\n1\n")),
    readSheet(new Uint8Array([0xd0, 0xcf, 0x11])).catch((error: unknown) => error),
  ]);
  expect(sheet.rows).toEqual([{ row: 2, cells: ["1"] }]);
  expect(old).toMatchObject({
    code: "wrong_type",
    message: "This is an .xls file. Save it as .xlsx or as CSV, please",
  });
  const hungry = workbook(textRow(1, ["A"]) + '<row><c s="1"/></row>'.repeat(100_000));
  await expect(readSheet(hungry, 1)).rejects.toMatchObject({ code: "wrong_type" });
});

test("two files are read at a time, and the others after them", async () => {
  const [atWork, counts] = [new Set<Worker>(), [0]];
  const count = (worker: Worker) => {
    counts.push(atWork.add(worker).size);
    worker.once("exit", () => atWork.delete(worker));
  };
  process.on("worker", count);
  const bytes = new TextEncoder().encode("a\n1\n");
  const sheets = await Promise.all(Array.from({ length: 5 }, () => readSheet(bytes)));
  process.off("worker", count);
  expect(sheets).toHaveLength(5);
  expect([counts.length - 1, Math.max(...counts)]).toEqual([5, 2]);
});
