import { mostImportColumns, mostImportRows } from "#contract/rules/import-fields.ts";
import { isSecondOfHeadings, joinHeadings } from "./joined-headings.ts";

/**
 * A file as headings and rows of texts; `row` is the number that a spreadsheet shows beside it. `across`: the rows of
 * which a value stands over several columns.
 */
export type Sheet = { headings: string[]; rows: { row: number; cells: string[] }[]; across?: number[] };

/** Why a file is not read, in words for whoever chose it. */
export class SheetRefused extends Error {}

/** A longer text fits no field: what is over is not needed to say so. */
const longestCell = 6_000;

/** Letters of all cells together: a file of 17 kB can name one long text 500,000 times. */
export const mostLetters = 20_000_000;

/** At most so many rows above the headings are the file's title: what it is of, and when it was made. */
const mostTitles = 9;

/**
 * Takes rows one after the other; the first of more than one cell has the headings, with the next where some of them
 * stand over several columns, and what stands above it is the file's title. Throws SheetRefused as soon as there are more, or wider ones, than one import may have.
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
      throw new SheetRefused("The file has more than 5,000 rows. Please split it into several files");
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

/** Text and nothing else: the apostrophe that keeps `=1+1` text, also in files of our own, is no part of it. */
function tidy(cell: string): string {
  const text = cell.slice(0, longestCell).trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
