import { mostImportColumns } from "#contract/rules/import-fields.ts";
import { collectMerged } from "./merged-cells.ts";
import { openZip, workbookLimits } from "./open-zip.ts";
import { collectRows, type Sheet } from "./sheet.ts";
import { walkXml } from "./walk-xml.ts";
import { findSheet, partOf, readDateStyles, readSharedTexts } from "./workbook-parts.ts";

/** Days from day 0 of Excel's two calendars to 1 January 1970. */
const daysBefore1970 = { from1900: 25_569, from1904: 24_107 };
const dayInMilliseconds = 86_400_000;
/** Rows of an Excel sheet. */
const mostRows = 1_048_576;

/**
 * Reads the first sheet of an Excel file as texts: dates as `YYYY-MM-DD`, of formulas only the result stored in the
 * file. Throws SheetRefused.
 */
export function readWorkbook(bytes: Uint8Array): Sheet {
  const files = openZip(bytes, (name) => /\.(xml|rels)$/i.test(name), workbookLimits);
  const { path, is1904, name: read, others } = findSheet(files);
  const texts = readSharedTexts(files["xl/sharedStrings.xml"]);
  const dates = readDateStyles(files["xl/styles.xml"]);
  const sheet = collectRows();
  const merged = collectMerged();
  const before = is1904 ? daysBefore1970.from1904 : daysBefore1970.from1900;
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let type = "n";
  let isDate = false;
  let value = "";
  let isValue = false;
  walkXml(partOf(files, path), {
    open(name, attributes) {
      if (name === "row") {
        row = rowOf(attributes["r"]) ?? row + 1;
        column = -1;
        cells = [];
      } else if (name === "c") {
        column = columnOf(attributes["r"]) ?? column + 1;
        type = attributes["t"] ?? "n";
        isDate = dates[Number(attributes["s"] ?? 0)] ?? false;
        value = "";
      } else if (name === "v" || name === "t") isValue = true;
      else if (name === "mergeCell") addMerged(merged, attributes["ref"]);
    },
    text(text) {
      if (isValue) value += text;
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      // A row may have a million cells beyond the last column that is read.
      else if (name === "c" && column <= mostImportColumns && value !== "")
        cells[column] = textOf(value, type, { texts, isDate, before });
      else if (name === "row")
        sheet.add(
          row,
          Array.from(cells, (cell) => cell ?? ""),
        );
    },
  });
  const filled = merged.fill(sheet.end());
  return others.length > 0 ? { ...filled, unread: { read, others } } : filled;
}

type Known = { texts: string[]; isDate: boolean; before: number };

function textOf(value: string, type: string, { texts, isDate, before }: Known): string {
  if (type === "s") return texts[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "yes" : "no";
  if (type === "e") return "";
  if (type === "d") return value.slice(0, 10);
  if (type !== "n") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (isDate) return dateOf(number - before) ?? value;
  // A telephone number is stored as 9.19E9.
  return Number.isInteger(number) ? number.toFixed(0) : String(number);
}

function dateOf(days: number): string | undefined {
  const moment = new Date(Math.floor(days) * dayInMilliseconds);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

/** Adds a merged range such as `B3:B7`; ignores anything else. */
function addMerged(merged: ReturnType<typeof collectMerged>, reference = ""): void {
  const [, from, top, to, bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const [left, right] = [columnOf(from), columnOf(to)];
  if (left === undefined || right === undefined) return;
  merged.add({ top: Number(top), bottom: Number(bottom), left, right });
}

/** Undefined when the row has no number, or one that no spreadsheet has. */
function rowOf(number: string | undefined): number | undefined {
  const row = Number(number);
  return Number.isInteger(row) && row >= 1 && row <= mostRows ? row : undefined;
}

/** `C7` is in column 2; undefined when the cell has no reference. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? "")?.[0].toUpperCase();
  if (!letters) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
