import { type Import, importRowSchema, type UnknownInFile } from "#contract/import-view.ts";
import type { Services } from "../services.ts";
import { importProgress } from "./import-progress.ts";
import type { ImportRecord } from "./imports.queries.ts";
import { readCells, readColumns } from "./read-work.ts";
import { rowsWithoutHouse } from "./names/fill-houses.ts";
import { unknownNames } from "./names/unknown-names.ts";
import { countNotes, markOfFaultyRows, pageOfRows } from "./rows/preview-rows.queries.ts";
import { unknownWords } from "./words/unknown-words.ts";

const outcome = importRowSchema.omit({ row: true, state: true });

type Page = { page: number; limit: number; faults: boolean; noted: boolean };

/** An import with a page of its rows, once they were read. */
export async function presentImport(
  services: Services,
  record: ImportRecord,
  page: Page = { page: 1, limit: 50, faults: false, noted: false },
): Promise<Import> {
  const rows = record.state === "ready" ? await pageOfRows(services.db.executor, record.id, page) : [];
  return {
    ...presentImportSummary(record),
    ...(await whatIsUnknown(services, record)),
    noted:
      record.state === "ready" ? (await countNotes(services.db.executor, record.id)) || undefined : undefined,
    until: record.expires_at,
    headings: readCells(record.headings),
    columns: readColumns(record),
    rows: record.rows,
    done: importProgress.of(record.token) ?? record.done,
    known: record.known,
    faulty: record.faulty,
    note: record.note,
    page: rows.map(({ row_number, state, outcome: json }) => ({
      row: row_number,
      state,
      ...outcome.parse(JSON.parse(json)),
    })),
  };
}

/** Looked for once in the same rows, for those of a long file cost a third of a second. */
async function whatIsUnknown({ db, unknownInFiles }: Services, record: ImportRecord): Promise<UnknownInFile> {
  if (record.state !== "ready" || record.faulty === 0) return {};
  const find = async () => ({
    unknownWords: await unknownWords(db.executor, record),
    unknownNames: await unknownNames(db.executor, record),
    withoutHouse: await rowsWithoutHouse(db.executor, record),
  });
  return unknownInFiles.get(find, `${record.id} ${await markOfFaultyRows(db.executor, record.id)}`);
}

/** An import as its list shows it. */
export function presentImportSummary({
  token,
  kind,
  state,
  file_name,
  staff_name,
  created_at,
  fresh,
}: ImportRecord) {
  return { token, kind, state, fileName: file_name, by: staff_name, at: created_at, fresh };
}
