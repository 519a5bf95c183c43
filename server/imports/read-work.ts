import { z } from "zod";
import type { ColumnChoice } from "#contract/rules/import-columns.ts";
import { pictureModules } from "#contract/uploads.ts";
import { pictureFormats } from "../pictures/image/signatures.ts";
import type { Services } from "../services.ts";
import { allRows, type ImportRecord } from "./imports.queries.ts";
import type { ImportWork } from "./write-rows.ts";

const cellList = z.array(z.string());
const columnChoice = z.record(z.string(), z.int());
const keptPictures = z.record(
  z.string(),
  z.object({
    module: z.enum(pictureModules),
    hash: z.string(),
    format: z.enum(pictureFormats),
    path: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    band: z.string(),
  }),
);

/** The cells of a stored row, or the headings of its file. */
export function readCells(json: string): string[] {
  return cellList.parse(JSON.parse(json));
}

/** Which column each field is read from. */
export function readColumns({ columns }: Pick<ImportRecord, "columns">): ColumnChoice {
  return columnChoice.parse(JSON.parse(columns));
}

/** The stored rows of an import, and how they are to be read. */
export async function readWork({ db }: Services, record: ImportRecord): Promise<ImportWork> {
  const rows = await allRows(db.executor, record.id);
  return {
    kind: record.kind,
    headings: readCells(record.headings),
    columns: readColumns(record),
    rows: rows.map(({ row_number, cells }) => ({
      row: row_number,
      cells: readCells(cells),
    })),
    pictures: new Map(Object.entries(keptPictures.parse(JSON.parse(record.pictures)))),
    by: { username: record.staff_name },
  };
}
