/** A value of an exported file. */
export type Cell = string | number | boolean | null;

const byteOrderMark = "\uFEFF";

/** A table as CSV that spreadsheets open as UTF-8; texts that would be run as formulas are made plain. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + csvLines([header, ...rows]);
}

/** Further lines of such a table. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/**
 * Spreadsheets run a text that begins with one of these, full width or not, as a formula; an apostrophe in front keeps
 * it text. Every text is quoted, because some spreadsheets separate cells at other characters than the comma.
 */
function csvCell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const text = String(value ?? "");
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
