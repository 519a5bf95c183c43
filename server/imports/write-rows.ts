import { setImmediate as turn } from "node:timers/promises";
import type { ImportRow } from "#contract/import-view.ts";
import { type ImportKind, importFields } from "#contract/rules/import-fields.ts";
import type { ColumnChoice } from "#contract/rules/import-columns.ts";
import { withSavepoint } from "../db/with-savepoint.ts";
import type { Transaction } from "../db/open.ts";
import { withTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { KeptPicture } from "../pictures/keep-picture.ts";
import type { Services } from "../services.ts";
import {
  describeRow,
  describeFaults,
  type ImportedRecord,
  type RowTexts,
  type WriteRow,
} from "./import-row.ts";
import { openCabRows } from "./kinds/cab-rows.ts";
import { openHotelRows } from "./kinds/hotel-rows.ts";
import { openPackageRows } from "./kinds/package-rows.ts";
import { openPriceRows } from "./kinds/price-rows.ts";
import { openBookingRows, openGuestRows } from "./kinds/stay-rows.ts";
import { rowTexts, withDatesInWords } from "./row-texts.ts";
import { logImportedRecords, type RecordKinds } from "./log-imported-records.ts";
import { typedDate } from "./typed/typed-date.ts";

/** The rows of a file, and how they are to be read. */
export type ImportWork = {
  kind: ImportKind;
  headings: readonly string[];
  columns: ColumnChoice;
  rows: readonly { row: number; cells: readonly string[] }[];
  pictures: ReadonlyMap<string, KeptPicture>;
  by: { username: string };
};

/** Rows written before other work gets its turn: some ten milliseconds. */
const atOnce = 10;
/** Rows whose records are written to the change log together. */
const notedAtOnce = 200;

/** A faulty row in a run without `isEachIsolated`. */
export class FaultyRow extends Error {}

/**
 * Writes the rows of a file one after the other, each by the rules of the API's own call, with an entry in the change
 * log. With `isEachIsolated`, a faulty row is rolled back and the others go on, so that all faults are found at once.
 * Without it, which costs much less, the first fault throws `FaultyRow`, and the transaction has to be rolled back.
 */
export async function writeRows(
  services: Services,
  transaction: Transaction,
  kinds: RecordKinds,
  work: ImportWork,
  { isEachIsolated, onRow }: { isEachIsolated: boolean; onRow: (done: number) => void },
): Promise<{ outcomes: ImportRow[]; made: ImportedRecord[] }> {
  const texts = rowTexts(work);
  const inside = withTransaction(services, transaction);
  const writing = { services: inside, transaction, pictures: work.pictures, columns: work.columns };
  const write = await open[work.kind](writing, daysOf(texts));
  const outcomes: ImportRow[] = [];
  const made: ImportedRecord[] = [];
  let unlogged: ImportedRecord[] = [];
  for (const [index, { row }] of work.rows.entries()) {
    const { written, outcome } = await writeRow(transaction, work, write, texts[index] ?? {}, isEachIsolated);
    outcomes.push({ row, ...outcome });
    unlogged.push(...written);
    if (unlogged.length >= notedAtOnce || index === work.rows.length - 1) {
      await logImportedRecords(inside, transaction, kinds, unlogged, work.by);
      made.push(...unlogged);
      unlogged = [];
    }
    onRow(index + 1);
    if (index % atOnce === 0) await turn();
  }
  return { outcomes, made };
}

const open = {
  hotels: openHotelRows,
  prices: openPriceRows,
  packages: openPackageRows,
  cabs: openCabRows,
  bookings: openBookingRows,
  guests: openGuestRows,
} as const;

async function writeRow(
  transaction: Transaction,
  { kind, headings, columns }: ImportWork,
  write: WriteRow,
  texts: RowTexts,
  isEachIsolated: boolean,
) {
  try {
    const written = await (isEachIsolated ? withSavepoint(transaction, () => write(texts)) : write(texts));
    return { written: written.made, outcome: describeRow(kind, texts, written) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    if (!isEachIsolated) throw new FaultyRow(error.message);
    const headingOf = (name: string) => {
      const column = columns[name];
      const label = importFields[kind].find((field) => field.name === name)?.label ?? "";
      return column === undefined ? label : (headings[column] ?? label);
    };
    return { written: [], outcome: describeFaults(kind, withDatesInWords(texts), error, headingOf) };
  }
}

/** The first and the last arrival in a file of stays. */
function daysOf(texts: readonly RowTexts[]): { first: string; last: string } {
  const days = texts.map((row) => typedDate(row["checkInDate"])).filter((day) => /^\d{4}-/.test(day));
  const sorted = days.toSorted();
  return { first: sorted[0] ?? "9999", last: sorted.at(-1) ?? "0000" };
}
