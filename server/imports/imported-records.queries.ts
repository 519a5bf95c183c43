import type { Executor, Transaction } from "../db/open.ts";
import type { ImportedRecord } from "./import-row.ts";

const atOnce = 500;

/** Stores which records an import made, in their order. */
export async function insertImportedRecords(
  transaction: Transaction,
  importId: number,
  made: readonly ImportedRecord[],
): Promise<void> {
  for (let from = 0; from < made.length; from += atOnce)
    await transaction
      .insertInto("import_records")
      .values(
        made.slice(from, from + atOnce).map(({ kind, id }) => ({ import_id: importId, kind, record_id: id })),
      )
      .execute();
}

/** The records that an import made, last first: rooms before their hotels. */
export function recordsOfImport(db: Executor, importId: number) {
  return (
    db
      .selectFrom("import_records")
      .select(["kind", "record_id as id"])
      .where("import_id", "=", importId)
      // Not `id`, which is that of the record here.
      .orderBy("import_records.id", "desc")
      .execute()
  );
}
