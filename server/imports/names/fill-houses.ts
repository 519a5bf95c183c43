import { AppError } from "../../errors.ts";
import type { Executor } from "../../db/open.ts";
import type { Services } from "../../services.ts";
import { faultyRows, type ImportRecord } from "../imports.queries.ts";
import type { RecordKinds } from "../log-imported-records.ts";
import { readCells, readColumns } from "../read-work.ts";
import { firstCells } from "../rows/preview-rows.queries.ts";
import { rereadRows } from "../rows/reread-rows.ts";
import type { ImportWork } from "../write-rows.ts";

const filledNote =
  "Rows without a house are read as the one above: to read them otherwise, choose the file again";

/**
 * How many rows name no house, where the first row of the file names one: a register that writes a house once, above all
 * of its rows, begins so. Undefined where there are none.
 */
export async function rowsWithoutHouse(db: Executor, record: ImportRecord): Promise<number | undefined> {
  const column = readColumns(record)["hotelName"];
  if (column === undefined || record.state !== "ready" || record.faulty === 0) return undefined;
  const first = await firstCells(db, record.id);
  if (!first || !readCells(first)[column]) return undefined;
  const rows = await faultyRows(db, record.id);
  return rows.filter(({ cells }) => !readCells(cells)[column]).length || undefined;
}

/** Writes the house of the row above into each row of a preview without one, and looks all over again. Throws `conflict`. */
export async function fillHouses(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
): Promise<void> {
  if (!(await rowsWithoutHouse(services.db.executor, record)))
    throw new AppError("conflict", { message: "No row of this import lacks the house above it" });
  await rereadRows(services, kinds, record, { note: filledNote, change: filledDown });
}

/** The rows without a house, with that of the row above. */
function filledDown({ rows, columns }: ImportWork) {
  const column = columns["hotelName"] ?? 0;
  let above = "";
  return rows.flatMap(({ row, cells }) => {
    if (cells[column]) {
      above = cells[column];
      return [];
    }
    const width = Math.max(cells.length, column + 1);
    return [
      { row, cells: Array.from({ length: width }, (_, at) => (at === column ? above : (cells[at] ?? ""))) },
    ];
  });
}
