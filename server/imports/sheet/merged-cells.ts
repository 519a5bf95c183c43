import { mostImportColumns, mostImportRows } from "#contract/rules/import-fields.ts";
import { mostLetters, type Sheet, SheetRefused, tooLarge } from "./sheet.ts";

/** Cells that are one, as a spreadsheet numbers rows; columns from 0. */
type Merged = { top: number; bottom: number; left: number; right: number };

/** No register has as many; a file that names more is not to be worked through. */
const mostMerged = 50_000;
const mostCells = mostImportRows * mostImportColumns;

/**
 * Takes which cells of a sheet are merged, and gives each row the values that were merged downwards over it. What stands
 * over several columns is left in the first of them: they mean different things. Throws SheetRefused where there are
 * more, or longer ones, than one import may have.
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
        // Cells that are merged twice are of no spreadsheet.
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

/** The place of the first of the sorted rows that is no earlier. */
function firstFrom(rows: Sheet["rows"], row: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.row ?? 0) < row) from = middle + 1;
    else to = middle;
  }
  return from;
}
