import { spreadsheetColumn } from "#contract/rules/spreadsheet-column.ts";
import { firstOf } from "../first-of.ts";
import type { Sheet } from "./sheet.ts";

/** The headings of all columns with values; empty where there is none, so that staff can choose the column. */
export function allHeadings({ headings, rows }: Sheet): string[] {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), headings.length);
  return Array.from({ length: width }, (_, column) => headings[column] ?? "");
}

/** Names the rows with a cell merged over several columns, of which only the first gets its value. */
export function mergedRowsNote({ across = [] }: Sheet): string {
  if (across.length === 0) return "";
  const rowList = `${across.length === 1 ? "row" : "rows"} ${firstOf(across)}`;
  return `In ${rowList} a cell is merged over several columns: what it says is taken for the first of them alone`;
}

/** Names the sheets of the file that are not read. */
export function otherSheetsNote({ unread }: Sheet): string {
  if (!unread) return "";
  const names = firstOf(unread.others.map((name) => `“${name}”`));
  return `Of this file the sheet “${unread.read}” is read, and not ${names}: save each of them as a file of its own, and choose that next`;
}

/** Only the first column of a merged heading has its text: names the other columns, whose values would be left out. */
export function withoutHeading(sheet: Sheet): string {
  const columns = allHeadings(sheet).flatMap((heading, column) =>
    heading === "" && sheet.rows.some(({ cells }) => cells[column]) ? [spreadsheetColumn(column)] : [],
  );
  if (columns.length === 0) return "";
  const columnsText =
    columns.length === 1
      ? `Column ${columns[0]} has values and no heading, and is not read by itself`
      : `Columns ${columns.join(", ")} have values and no headings, and are not read by themselves`;
  return `${columnsText}. Where one heading stands over several columns, give each its own and choose the file again, or choose the column under Columns`;
}
