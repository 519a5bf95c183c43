/** A value of an exported file. */
export type Cell = string | number | boolean | null;

const byteOrderMark = "\uFEFF";

/** A table as CSV with a byte order mark, so that spreadsheets read it as UTF-8; formulas are neutralised. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + csvLines([header, ...rows]);
}

/** A row's values by the names of their columns. */
export type Values = Partial<Record<string, Cell>>;

/** Rows as CSV under the headings of an import's template, so that they can be imported. */
export function importableFile(
  columns: readonly { name: string; label: string }[],
  rows: readonly Values[],
): ReadableStream<Uint8Array> {
  const headings = columns.map(({ label }) => label);
  const cells = rows.map((values) => columns.map(({ name }) => values[name] ?? ""));
  return new Blob([toCsv(headings, cells)]).stream();
}

/** Rows as CSV lines, without a byte order mark. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** A number that is dialled with zeros in front of it: a spreadsheet would leave them out. */
const zerosFirst = /^0\d+$/;

/**
 * Spreadsheets execute a text that begins with one of these signs, or their full-width forms, as a formula; a leading
 * apostrophe prevents it, and keeps the zeros of a telephone number. Every text is quoted, because some spreadsheets
 * separate cells by other characters.
 */
function csvCell(value: Cell): string {
  if (typeof value === "number") return String(value);
  const text = String(value ?? "");
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) || zerosFirst.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
