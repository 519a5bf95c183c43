import { isKnownHeading } from "#contract/rules/import-columns.ts";

/*
 * A merged heading covers several columns, but only the first has its text: `Guest | Dates | (empty)`. The row below
 * then names these columns: `(empty) | From | To`.
 */

/** Whether the row below the headings belongs to them: it has words for headings, some below an empty heading. */
export function isSecondOfHeadings(headings: readonly string[], row: readonly string[]): boolean {
  const filled = row.flatMap((text, column) => (text ? [{ text, column }] : []));
  if (!filled.some(({ column }) => !headings[column]) || filled.some(({ text }) => /\d/.test(text)))
    return false;
  const knownCount = filled.filter(({ text }) => isKnownHeading(text)).length;
  return knownCount > 0 && knownCount * 2 >= filled.length;
}

/** Joins two rows of headings: `Dates: From`, `Dates: To`. A heading with nothing below stays as it is. */
export function joinHeadings(headings: readonly string[], row: readonly string[]): string[] {
  let above = "";
  return Array.from({ length: Math.max(headings.length, row.length) }, (_, column) => {
    above = headings[column] || above;
    const beneath = row[column];
    return beneath ? `${above}: ${beneath}` : (headings[column] ?? "");
  });
}
