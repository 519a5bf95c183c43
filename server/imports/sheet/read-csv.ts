import { parse } from "csv-parse/sync";
import { collectRows, type Sheet, SheetRefused } from "./sheet.ts";

const separators = [",", ";", "\t"] as const;

/** Reads a CSV file in UTF-8 or an older encoding, with any separator. Throws SheetRefused. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  if (text.includes("\u0000")) throw new SheetRefused("This is neither a CSV nor an Excel file (.xlsx)");
  const sheet = collectRows();
  try {
    parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
      // Rows are passed on as they are read: `sheet` stops the reading when there are too many.
      on_record(record: string[], { records, empty_lines }) {
        // Rows are numbered as in a spreadsheet: empty lines count, line breaks within a cell do not.
        sheet.add(records + empty_lines, record);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof SheetRefused) throw error;
    throw new SheetRefused("This CSV file could not be read. Save it once more as CSV, or as .xlsx");
  }
  return sheet.end();
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that occurs most in the headings, or in the first line with cells. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/);
  const line = lines.find((one) => separators.some((sign) => one.includes(sign))) ?? "";
  const count = (sign: string) => line.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
