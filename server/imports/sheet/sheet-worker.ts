import { parentPort, workerData } from "node:worker_threads";
import { readCsv } from "./read-csv.ts";
import { readWorkbook } from "./read-workbook.ts";
import { type Sheet, SheetRefused } from "./sheet.ts";

// The thread in which files are read: see `read-sheet.ts`.

const bytes = workerData instanceof Uint8Array ? workerData : new Uint8Array();
/** A workbook is a ZIP file; the Excel files of before 2007 are not. */
const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldExcel = bytes[0] === 0xd0 && bytes[1] === 0xcf;
const beginning = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
/** The first file of its ZIP is its type, not compressed. */
const isOpenDocument = isZip && beginning.includes("opendocument");
/** Booking systems and banks name web pages `.xls`. */
const isWebPage = /^(?:ï»¿)?\s*<(?:!doctype|html|table|meta|\?xml)/i.test(beginning);

function tell(answer: { sheet: Sheet } | { refused: string }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
}

try {
  if (isOldExcel) throw new SheetRefused("This is an .xls file. Save it as .xlsx or as CSV, please");
  if (isOpenDocument) throw new SheetRefused("This is an .ods file. Save it as .xlsx or as CSV, please");
  if (isWebPage)
    throw new SheetRefused(
      "This is a web page, whatever its name says. Open it in a spreadsheet, and save it as .xlsx or as CSV, please",
    );
  tell({ sheet: isZip ? readWorkbook(bytes) : readCsv(bytes) });
} catch (error) {
  if (!(error instanceof SheetRefused)) throw error;
  tell({ refused: error.message });
}
