import { spreadsheetColumn } from "#contract/rules/spreadsheet-column.ts";
import type { Sheet } from "./sheet.ts";

/** The headings of all columns with values; empty where there is none, so that staff can choose the column. */
export function headingsOfAll({ headings, rows }: Sheet): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, column) => headings[column] ?? "");
}

/** Only the first column of a merged heading has its text: names the other columns, whose values would be left out. */
export function withoutHeading(sheet: Sheet): string {
  const columns = headingsOfAll(sheet).flatMap((heading, column) =>
    heading === "" && sheet.rows.some(({ cells }) => cells[column]) ? [spreadsheetColumn(column)] : [],
  );
  if (columns.length === 0) return "";
  const columnsText =
    columns.length === 1
      ? `Column ${columns[0]} has values and no heading, and is not read by itself`
      : `Columns ${columns.join(", ")} have values and no headings, and are not read by themselves`;
  return `${columnsText}. Where one heading stands over several columns, give each its own and choose the file again, or choose the column under Columns`;
}
