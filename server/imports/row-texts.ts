import { longDate } from "#contract/rules/dates.ts";
import type { ColumnChoice } from "#contract/rules/import-columns.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import type { RowTexts } from "./import-row.ts";
import { isExchanged, isMonthFirst, withDayFirst } from "./typed/month-first.ts";
import { typedDate } from "./typed/typed-date.ts";

type Rows = { rows: readonly { cells: readonly string[] }[]; columns: ColumnChoice };

const dateFields = ["checkInDate", "checkOutDate", "paidOn", "from", "to"] as const;

const monthFirstNote =
  "The dates of this file have the month before the day, as in 12/31/2026, and are read so";

const exchangedNote =
  "Some dates of this file are texts, all with a day after the 12th, and the others are dates up to the 12th: it seems that the spreadsheet has exchanged their day and month. Compare them before you import";

/** The texts of each row, dates with their day first whichever way the file has them. */
export function rowTexts({ rows, columns }: Rows): RowTexts[] {
  const texts = rows.map(({ cells }) => textsOf(cells, columns));
  if (!isMonthFirst(datesOf(texts))) return texts;
  return texts.map((row) => {
    const dates = dateFields.flatMap((name) => (row[name] ? [[name, withDayFirst(row[name])] as const] : []));
    return { ...row, ...Object.fromEntries(dates) };
  });
}

/** The note of a file, with a sentence where its dates are read with the month first, or seem to be exchanged. */
export function withDatesNote(note: string, { rows, columns }: Rows): string {
  const dates = datesOf(rows.map(({ cells }) => textsOf(cells, columns)));
  const ofDates = [isMonthFirst(dates) && monthFirstNote, isExchanged(dates) && exchangedNote];
  const others = [monthFirstNote, exchangedNote].reduce(withoutSentence, note);
  return [others, ...ofDates].filter(Boolean).join(". ");
}

function withoutSentence(note: string, sentence: string): string {
  return [`. ${sentence}`, `${sentence}. `, sentence].reduce((left, one) => left.replace(one, ""), note);
}

/**
 * The rows that `isLeft` with the dates as all rows together have them: the others may be the only ones that say which
 * number is the month.
 */
export function rowsLeft<Row extends { cells: readonly string[] }>(
  { rows, columns }: { rows: readonly Row[]; columns: ColumnChoice },
  isLeft: (row: Row) => boolean,
): Row[] {
  const left = rows.filter(isLeft);
  if (!isMonthFirst(datesOf(rows.map(({ cells }) => textsOf(cells, columns))))) return left;
  const dates = new Set(dateFields.map((name) => columns[name]));
  const turned = (cell: string, column: number) => (dates.has(column) ? withDayFirst(cell) : cell);
  return left.map((row) => ({ ...row, cells: row.cells.map(turned) }));
}

/** A row with its dates in words, which are read the same in a file of other rows. */
export function withDatesInWords(texts: RowTexts): RowTexts {
  const days = dateFields.map((name) => [name, typedDate(texts[name])] as const);
  const known = days.filter(([, day]) => isCalendarDate(day));
  return { ...texts, ...Object.fromEntries(known.map(([name, day]) => [name, longDate(day)])) };
}

function datesOf(texts: readonly RowTexts[]): string[] {
  return texts.flatMap((row) => dateFields.flatMap((name) => row[name] ?? []));
}

function textsOf(cells: readonly string[], columns: ColumnChoice): RowTexts {
  const named = Object.entries(columns).map(([name, column]) => [name, cells[column] ?? ""] as const);
  return Object.fromEntries(named.filter(([, text]) => text !== ""));
}
