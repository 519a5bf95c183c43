import { z } from "zod";
import { pictureModules } from "#contract/uploads.ts";
import { pictureFormats } from "../pictures/image/signatures.ts";
import type { Services } from "../services.ts";
import { allRows, type ImportRecord } from "./imports.queries.ts";
import type { ImportWork } from "./write-rows.ts";

const cellList = z.array(z.string());
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
const columnChoice = z.record(z.string(), z.int());

/** The stored rows of an import, and how they are to be read. */
export async function readWork({ db }: Services, record: ImportRecord): Promise<ImportWork> {
  const rows = await allRows(db.executor, record.id);
  return {
    kind: record.kind,
    headings: cellList.parse(JSON.parse(record.headings)),
    columns: columnChoice.parse(JSON.parse(record.columns)),
    rows: rows.map(({ row_number, cells }) => ({
      row: row_number,
      cells: cellList.parse(JSON.parse(cells)),
    })),
    pictures: new Map(Object.entries(keptPictures.parse(JSON.parse(record.pictures)))),
    by: { username: record.staff_name },
  };
}
