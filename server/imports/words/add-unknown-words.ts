import { recordChanges } from "../../change-log/record-change.ts";
import { inTransaction } from "../../db/transaction.ts";
import { AppError } from "../../errors.ts";
import { keepRoomWord } from "../../rooms/words/save-room-word.ts";
import type { Services } from "../../services.ts";
import { beginRun } from "../begin-run.ts";
import type { ImportRecord } from "../imports.queries.ts";
import type { RecordKinds } from "../log-imported-records.ts";
import { unknownWords } from "./unknown-words.ts";

const tables = { roomTypes: "room_types", facilities: "facilities" } as const;

/**
 * Adds the room types and facilities that a preview names and no list has, and looks its rows over again. They stay when
 * the file is not imported.
 *
 * @throws conflict all are known | there would be too many
 */
export async function addUnknownWords(
  services: Services,
  kinds: RecordKinds,
  by: { username: string },
  record: ImportRecord,
): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    const unknown = await unknownWords(transaction, record);
    if (!unknown)
      throw new AppError("conflict", { message: "All room types and facilities of this file are known" });
    for (const kind of ["roomTypes", "facilities"] as const) {
      const added = [];
      for (const name of unknown[kind]) {
        const recordId = await keepRoomWord(services, transaction, tables[kind], { name });
        added.push({
          by,
          action: "created",
          kind,
          recordId,
          title: name,
          before: {},
          after: { Name: name },
        } as const);
      }
      await recordChanges(services, transaction, added);
    }
  });
  await beginRun(services, kinds, record, { from: "ready", to: "reading" });
}
