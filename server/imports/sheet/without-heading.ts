import { spreadsheetColumn } from "#contract/rules/spreadsheet-column.ts";
import type { Sheet } from "./sheet.ts";

const mostRowsTold = 10;

/** The heading of each column that has values; empty where there is none, so that it can be chosen by hand. */
export function headingsOfAll({ headings, rows }: Sheet): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, column) => headings[column] ?? "");
}

/** Says of which rows a value stands over several columns, of which the first alone has it. */
export function mergedAcross({ across = [] }: Sheet): string {
  if (across.length === 0) return "";
  const [rows, more] = [across.slice(0, mostRowsTold), across.length - mostRowsTold];
  const told = `${rows.length === 1 ? "row" : "rows"} ${rows.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return `In ${told} a cell is merged over several columns: what it says is taken for the first of them alone`;
}

/** A merged heading stands in the first of its columns: says which others have values that would not be missed. */
export function withoutHeading(sheet: Sheet): string {
  const columns = headingsOfAll(sheet).flatMap((heading, column) =>
    heading === "" && sheet.rows.some(({ cells }) => cells[column]) ? [spreadsheetColumn(column)] : [],
  );
  if (columns.length === 0) return "";
  const told =
    columns.length === 1
      ? `Column ${columns[0]} has values and no heading, and is not read by itself`
      : `Columns ${columns.join(", ")} have values and no headings, and are not read by themselves`;
  return `${told}. Where one heading stands over several columns, give each its own and choose the file again, or choose the column under Columns`;
}
