import { mostImportColumns, mostImportRows, mostImportRowsInWords } from "#contract/rules/import-fields.ts";
import { isSecondOfHeadings, joinHeadings } from "./joined-headings.ts";

/**
 * A file as headings and rows of texts; `row` is the row's number in the spreadsheet. `across`: the rows with a cell
 * that is merged over several columns. `unread`: the sheet that was read, and those of the file that were not.
 */
export type Sheet = {
  headings: string[];
  rows: { row: number; cells: string[] }[];
  across?: number[];
  unread?: { read: string; others: string[] };
};

/** Why a file cannot be read, in words for the person who chose it. */
export class SheetRefused extends Error {}

/** A longer text fits no field, so the rest of it is not needed. */
const longestCell = 6_000;

/** Characters of all cells: a file of 17 kB can refer to one long text 500,000 times. */
export const mostLetters = 20_000_000;

/** At most so many rows above the headings are the file's title: its subject, and when it was made. */
const mostTitles = 9;

/**
 * Takes rows one after the other. The first with more than one cell has the headings, with the next one where some
 * cover several columns; rows above are the file's title. Throws SheetRefused as soon as there are more or wider rows
 * than an import may have.
 */
export function collectRows() {
  const rows: Sheet["rows"] = [];
  let headings: string[] | undefined;
  let isJoined = false;
  let letters = 0;

  function add(row: number, cells: readonly string[]): void {
    const texts = cells.map(tidy);
    while (texts.at(-1) === "") texts.pop();
    if (texts.length === 0) return;
    letters += texts.reduce((sum, text) => sum + text.length, 0);
    if (letters > mostLetters) throw tooLarge();
    if (headings && isTitle(headings) && rows.length < mostTitles && !isTitle(texts)) {
      headings = undefined;
      rows.length = 0;
    }
    if (!headings) {
      if (texts.length > mostImportColumns)
        throw new SheetRefused(`The file has more than ${mostImportColumns} columns`);
      headings = texts;
      return;
    }
    if (rows.length === 0 && !isJoined && isSecondOfHeadings(headings, texts)) {
      headings = joinHeadings(headings, texts).slice(0, mostImportColumns);
      isJoined = true;
      return;
    }
    if (rows.length === mostImportRows)
      throw new SheetRefused(
        `The file has more than ${mostImportRowsInWords} rows. Please split it into several files`,
      );
    rows.push({ row, cells: texts.slice(0, mostImportColumns) });
  }

  function end(): Sheet {
    if (!headings) throw new SheetRefused("The file is empty");
    if (rows.length === 0) throw new SheetRefused("The file has headings and no rows below them");
    return { headings, rows };
  }

  return { add, end };
}

export function tooLarge() {
  return new SheetRefused("Unpacked, this file is too large to be read here");
}

const isTitle = (texts: readonly string[]) => texts.filter(Boolean).length === 1;

/**
 * The cell's text without the apostrophe that makes `=1+1` or `0194` a text, which our own exports have too; and of `="0194"`,
 * which keeps the zeros of a number, what is quoted.
 */
function tidy(cell: string): string {
  const text = cell.slice(0, longestCell).trim();
  const quoted = /^="([^"]*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.trim();
  return /^'[=+\-@0]/.test(text) ? text.slice(1) : text;
}
