import { mostImportColumns, mostImportRows } from "#contract/rules/import-fields.ts";
import { mostLetters, type Sheet, SheetRefused, tooLarge } from "./sheet.ts";

/** A range of merged cells: rows as numbered by the spreadsheet, columns from 0. */
type Merged = { top: number; bottom: number; left: number; right: number };

/** More than any register has: a file with more is refused, because working through it would take too long. */
const mostMerged = 50_000;
const mostCells = mostImportRows * mostImportColumns;

/**
 * Collects a sheet's merged ranges, and fills the values of cells merged downwards into each of their rows. A value
 * merged across columns stays in the first one: columns mean different things. Throws SheetRefused for more ranges, or
 * longer texts, than an import may have.
 */
export function collectMerged() {
  const all: Merged[] = [];

  function add(range: Merged): void {
    if (all.length === mostMerged)
      throw new SheetRefused(
        "The file has more than 50,000 merged cells. Please split it into several files",
      );
    all.push(range);
  }

  function fill(sheet: Sheet): Sheet {
    const rows = sheet.rows.toSorted((one, other) => one.row - other.row);
    const across = new Set<number>();
    let [looked, letters] = [0, 0];
    for (const { top, bottom, left, right } of all) {
      const first = firstFrom(rows, top);
      const above = rows[first];
      const value = above?.row === top ? above.cells[left] : undefined;
      if (!value || left >= mostImportColumns) continue;
      if (right > left) across.add(top);
      for (let index = first + 1; (rows[index]?.row ?? Infinity) <= bottom; index += 1) {
        looked += 1;
        // No spreadsheet merges a cell twice: more cells than a sheet has are made up.
        if (looked > mostCells) throw tooLarge();
        const cells = rows[index]?.cells ?? [];
        if (cells[left]) continue;
        letters += value.length;
        if (letters > mostLetters) throw tooLarge();
        while (cells.length < left) cells.push("");
        cells[left] = value;
      }
    }
    return across.size > 0 ? { ...sheet, across: [...across].toSorted((one, other) => one - other) } : sheet;
  }

  return { add, fill };
}

/** The index of the first of the sorted rows with this number or a later one. */
function firstFrom(rows: Sheet["rows"], row: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.row ?? 0) < row) from = middle + 1;
    else to = middle;
  }
  return from;
}
