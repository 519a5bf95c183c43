/** The letters of a spreadsheet column by its number from 0: `A`, `Z`, `AA`. */
export function spreadsheetColumn(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : spreadsheetColumn(Math.floor(column / 26) - 1) + last;
}
