import type { ColumnChoice } from "#contract/rules/import-fields.ts";
import type { RowTexts } from "./import-row.ts";
import { isMonthFirst, withDayFirst } from "./typed/month-first.ts";

type Rows = { rows: readonly { cells: readonly string[] }[]; columns: ColumnChoice };

const dateFields = ["checkInDate", "checkOutDate"] as const;

const monthFirstNote =
  "The dates of this file have the month before the day, as in 12/31/2026, and are read so";

/** The texts of each row, dates with their day first whichever way the file has them. */
export function rowTexts({ rows, columns }: Rows): RowTexts[] {
  const texts = rows.map(({ cells }) => textsOf(cells, columns));
  if (!isMonthFirst(datesOf(texts))) return texts;
  return texts.map((row) => {
    const dates = dateFields.flatMap((name) => (row[name] ? [[name, withDayFirst(row[name])] as const] : []));
    return { ...row, ...Object.fromEntries(dates) };
  });
}

/** The note of a file, with a sentence where its dates are read with the month first. */
export function withDatesNote(note: string, { rows, columns }: Rows): string {
  const others = note.split(". ").filter((sentence) => sentence !== "" && sentence !== monthFirstNote);
  const texts = rows.map(({ cells }) => textsOf(cells, columns));
  return [...others, ...(isMonthFirst(datesOf(texts)) ? [monthFirstNote] : [])].join(". ");
}

function datesOf(texts: readonly RowTexts[]): string[] {
  return texts.flatMap((row) => dateFields.flatMap((name) => row[name] ?? []));
}

function textsOf(cells: readonly string[], columns: ColumnChoice): RowTexts {
  const named = Object.entries(columns).map(([name, column]) => [name, cells[column] ?? ""] as const);
  return Object.fromEntries(named.filter(([, text]) => text !== ""));
}
