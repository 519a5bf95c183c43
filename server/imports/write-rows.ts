import { setImmediate as turn } from "node:timers/promises";
import type { ImportRow } from "#contract/imports.ts";
import { type ColumnChoice, type ImportKind, importFields } from "#contract/rules/import-fields.ts";
import { isolated } from "../db/isolated.ts";
import type { Transaction } from "../db/open.ts";
import { within } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { KeptPicture } from "../pictures/keep-picture.ts";
import type { Services } from "../services.ts";
import { describe, describeFaults, type Made, textsOf, type Texts, type WriteRow } from "./import-row.ts";
import { openHotelRows } from "./kinds/hotel-rows.ts";
import { openPackageRows } from "./kinds/package-rows.ts";
import { openBookingRows, openGuestRows } from "./kinds/stay-rows.ts";
import { noteMade, type RecordKinds } from "./note-made.ts";
import { typedDate } from "./typed/typed-date.ts";

/** Rows of a file, and how they are read. */
export type Work = {
  kind: ImportKind;
  headings: readonly string[];
  columns: ColumnChoice;
  rows: readonly { row: number; cells: readonly string[] }[];
  pictures: ReadonlyMap<string, KeptPicture>;
  by: { username: string };
};

/** Rows written before others get their turn: some ten milliseconds. */
const atOnce = 10;
/** Rows whose records are noted in the change log together. */
const notedAtOnce = 200;

/** A row that cannot be written, where each has to be. */
export class FaultyRow extends Error {}

/**
 * Writes the rows of a file, one after the other, each by the rules of the API's own call, with an entry in the change
 * log. With `each` a row with faults leaves nothing, and the others go on, so that all faults are found at once; without,
 * which costs much less, the first throws `FaultyRow`, and the transaction has to be given up.
 */
export async function writeRows(
  services: Services,
  transaction: Transaction,
  kinds: RecordKinds,
  work: Work,
  { each, onRow }: { each: boolean; onRow: (done: number) => void },
): Promise<{ outcomes: ImportRow[]; made: Made[] }> {
  const texts = work.rows.map(({ cells }) => textsOf(cells, work.columns));
  const inside = within(services, transaction);
  const writing = { services: inside, transaction, pictures: work.pictures };
  const write = await open[work.kind](writing, daysOf(texts));
  const outcomes: ImportRow[] = [];
  const made: Made[] = [];
  let unnoted: Made[] = [];
  for (const [index, { row }] of work.rows.entries()) {
    const { written, outcome } = await one(transaction, work, write, texts[index] ?? {}, each);
    outcomes.push({ row, ...outcome });
    unnoted.push(...written);
    if (unnoted.length >= notedAtOnce || index === work.rows.length - 1) {
      await noteMade(inside, transaction, kinds, unnoted, work.by);
      made.push(...unnoted);
      unnoted = [];
    }
    onRow(index + 1);
    if (index % atOnce === 0) await turn();
  }
  return { outcomes, made };
}

const open = {
  hotels: openHotelRows,
  packages: openPackageRows,
  bookings: openBookingRows,
  guests: openGuestRows,
} as const;

async function one(
  transaction: Transaction,
  { kind, headings, columns }: Work,
  write: WriteRow,
  texts: Texts,
  each: boolean,
) {
  try {
    const written = await (each ? isolated(transaction, () => write(texts)) : write(texts));
    return { written: written.made, outcome: describe(kind, texts, written) };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    if (!each) throw new FaultyRow(error.message);
    const headingOf = (name: string) => {
      const column = columns[name];
      const label = importFields[kind].find((one) => one.name === name)?.label ?? "";
      return column === undefined ? label : (headings[column] ?? label);
    };
    return { written: [], outcome: describeFaults(kind, texts, error, headingOf) };
  }
}

/** The first and the last arrival in a file of stays. */
function daysOf(texts: readonly Texts[]): { first: string; last: string } {
  const days = texts.map((row) => typedDate(row["checkInDate"])).filter((day) => /^\d{4}-/.test(day));
  const sorted = days.toSorted();
  return { first: sorted[0] ?? "9999", last: sorted.at(-1) ?? "0000" };
}
