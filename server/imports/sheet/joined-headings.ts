import { isKnownHeading } from "#contract/rules/import-fields.ts";

/*
 * A heading in a merged cell stands over several columns, of which only the first has it: `Guest | Dates | (empty)`. The
 * row beneath then names these columns: `(empty) | From | To`.
 */

/** Whether a row below the headings is a part of them: words for headings, some of them where there is none above. */
export function isSecondOfHeadings(headings: readonly string[], row: readonly string[]): boolean {
  const filled = row.flatMap((text, column) => (text ? [{ text, column }] : []));
  if (!filled.some(({ column }) => !headings[column]) || filled.some(({ text }) => /\d/.test(text)))
    return false;
  const known = filled.filter(({ text }) => isKnownHeading(text)).length;
  return known > 0 && known * 2 >= filled.length;
}

/** `Dates: From`, `Dates: To`; a heading with nothing beneath stays as it is. */
export function joinHeadings(headings: readonly string[], row: readonly string[]): string[] {
  let above = "";
  return Array.from({ length: Math.max(headings.length, row.length) }, (_, column) => {
    above = headings[column] || above;
    const beneath = row[column];
    return beneath ? `${above}: ${beneath}` : (headings[column] ?? "");
  });
}
